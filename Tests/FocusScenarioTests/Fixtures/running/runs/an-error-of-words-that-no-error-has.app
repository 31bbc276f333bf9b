App: Shop

Screen: Payment
  heading "Payment"
  text field "Name"
  text "Enter a name", not shown, the error of "Name"
  button "Pay"
    on activate: show the error, announce "Enter a name"
