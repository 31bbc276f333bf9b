App: Shop

Screen: Payment
  text field "Name"
  button "Pay"
    on activate: keyboard focus "Name"
  button "Help"
