# An error is drawn above the button that was pressed.
App: Login

Screen: Login
  heading "Log in"
  text field "Email"
  text "Enter an email address.", not shown, the error of "Email"
  button "Sign in"
    on activate when "Email" is empty: show the error
  button "Sign up"
    on activate: show the error, keyboard focus "Email"
