# Tabs inside a screen. Choosing one changes what is below it: focus stays on the tab, and the content is one step on.

App: Orders

Screen: Orders
  back button "Account"
  heading "Your orders"
  tab bar "Orders"
    tab "Open", selected
      on activate when "Open" is selected: focus the title    # a second tap goes back to the top
      on activate:
        select "Open"
        deselect "Returned"
        remove "Chair, returned Monday" and "Print label"
        show "Lamp, arrives Friday" and "Track parcel"
    tab "Returned"
      on activate when "Returned" is selected: focus the title
      on activate:
        select "Returned"
        deselect "Open"
        remove "Lamp, arrives Friday" and "Track parcel"
        show "Chair, returned Monday" and "Print label"
  text "Lamp, arrives Friday"
  button "Track parcel"
  text "Chair, returned Monday", not shown
  button "Print label", not shown
