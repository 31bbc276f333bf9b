App: Form
Screen: Form
  heading "Form"
  text field "Email"
  button "Send"
    on activate: focus "Email"
