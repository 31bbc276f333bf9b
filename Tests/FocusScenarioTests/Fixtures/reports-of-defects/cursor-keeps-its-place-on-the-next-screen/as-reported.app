# after a report: react-navigation/react-navigation 7056
# The next screen is drawn in place of the old one, and the system is not told that the screen changed. What had focus
# is gone, and focus stays about where it was: on the bar at the bottom, by nobody's decision (VO-170, VO-171).

App: Mail

Screen: Inbox
  group "Inbox list"
    heading "Inbox"
    button "Message from Kim"
      on activate: open Message
  tab bar "Sections"
    tab "Inbox", selected
    tab "Search"

Overlay: Message
  on open: remove "Inbox list"
  heading "Lunch?"
  text "Are you free at noon?"

Task: open the next screen
  activate "Message from Kim"
