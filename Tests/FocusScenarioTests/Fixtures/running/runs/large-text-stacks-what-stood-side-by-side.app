App: Form

Screen: Form
  button "Send", at 0, 0, 100, 40, with large text at 0, 100, 390, 80
  button "Draft", at 110, 0, 100, 40, with large text at 0, 0, 390, 80
  text "Terms", at 0, 60, 390, 40, with large text at 0, 900, 390, 80, off screen with large text
