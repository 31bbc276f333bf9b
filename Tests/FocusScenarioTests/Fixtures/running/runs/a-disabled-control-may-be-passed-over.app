App: Form

Screen: Form
  text field "Name"
  button "Send", disabled
  button "Help"
