App: Shop

Screen: Payment
  text field "Name"
  button "Pay"
  button "Help"
