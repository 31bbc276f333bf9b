App: Shop

Screen: Payment
  text field "Name"
  text field "Street"
  text "Enter a street", not shown, the error of "Street"
  button "Pay"
    on activate: show the error, focus the error, keyboard focus "Street"

Task: submit the payment form
  activate "Pay"
