App: Shop

Screen: Payment
  text field "Name", next focus "Pay"
  button "One"
  button "Two"
  button "Pay"
  button "Help"
