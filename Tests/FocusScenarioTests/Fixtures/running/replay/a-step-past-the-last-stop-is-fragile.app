App: Form

Screen: Form
  text field "Name"
  button "Pay"
