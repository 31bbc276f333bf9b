App: Shop

Screen: Home
  heading "Welcome"
  button "Buy"
  button "Filters"
    on activate: open Filters
  tab bar "Tabs"
    tab "Home", selected
    tab "Search"

Sheet: Filters
  heading "Filter by"
  button "Done"
    on activate: close
