App: Sheet

Screen: Home
  heading "Home"
  button "Filters"
    on activate: open the filters
  button "Sort"
    on activate: open the settings

Overlay: Filters
  on close: focus the opener
  heading "Filter recipes"
  button "Done"
    on activate: close

Overlay: Settings
  on close: focus "Home"
  heading "Order recipes"
  button "Done"
    on activate: close
