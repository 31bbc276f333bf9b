App: Tricky

Screen: Home
  heading "Home"
  text field "Name" = "Ada"
  text "Too short", not shown, the error of "Name"
  button "Flash"
    on activate:
      show the error
      after 300 ms: remove the error
  button "Late"
    on activate:
      after 3 seconds: focus "Home"
  button "Once"
    on activate: announce "Done now"
  button "Twice"
    on activate:
      announce "Done now"
      after 2 seconds: announce "Done now"
  button "Filters"
    on activate: open Filters
  button "Clear"
    on activate:
      after 2 seconds: set "Name" to ""
  toggle "Wifi", checked
    on activate: toggle this
  list "Items"
    row "Milk"
      button "Delete milk"
        on activate: remove "Milk", focus "Bread"
    row "Bread"
  text "Loading", loading, not shown, as the spinner
  text "Soup", not shown
  button "Load"
    on activate: load the spinner for 2 seconds, then "Soup"
  button "Pop"
    on activate:
      open Filters
      after 500 ms: close Filters
  button "Blink"
    on activate:
      uncheck "Wifi"
      after 100 ms: check "Wifi"

Sheet: Filters
  on close: focus the opener
  heading "Filter by"
  toggle "Cheap", not checked
  button "Done"
    on activate: close
