# after a report: department-of-veterans-affairs/va.gov-team 27173, 22661
# The page is one element for the keyboard: what is below an element is not visited (VO-1).

App: Benefits

Screen: Home
  group "Page", contain children, as the page content
    button "Claims"
    button "Letters"
    button "Appointments"
  tab bar "Sections"
    tab "Overview", selected
    tab "Health"

Task: press Tab through Home
  move forward 2
