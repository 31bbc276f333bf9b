App: Shop

Screen: Cart
  heading "Cart"
  button "Details"
    on activate: go to Details
  button "Sheet"
    on activate: open Sheet
  button "Bare"
    on activate: open Bare
  text field "Code"
  button "Send"
    on activate: announce "Sent to the shop and everybody in it"
      after 700 ms: focus "Code"

Screen: Details
  text "Nothing", hidden from assistive technology

Sheet: Sheet
  on close: focus "Sheet"
  heading "Sheet title"
  button "Done"
    on activate: close, remove "Sheet"

Sheet: Bare
  heading "Bare title"
  button "Away"
    on activate: close

Task: send
  move forward 4
  activate "Send"
