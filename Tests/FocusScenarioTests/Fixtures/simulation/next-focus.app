App: Form
Screen: Form
  text field "Name", next focus "Send"
  text field "Comment"
  button "Send"
