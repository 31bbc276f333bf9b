App: Payment

Screen: Payment
  text field "Card number"
  text "Card expired", not shown, the error of "Card number"
  button "Pay"
    on activate: show the error, focus the error
