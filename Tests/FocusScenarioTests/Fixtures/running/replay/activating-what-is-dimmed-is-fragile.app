App: Form

Screen: Form
  text field "Name"
  text "Send", disabled
    on activate: announce "Fill in your name"
