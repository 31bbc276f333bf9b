App: Shop

Screen: Payment
  text field "Name"
  text field "Street"
  text "Enter a street", not shown, the error of "Street"
  button "Pay"
    on activate: show the error, keyboard focus "Street"
  button "Remove"
    on activate: remove this
  button "Save"
  button "Help"
