# The error gets focus, three seconds after it has appeared.
App: Login

Screen: Login
  heading "Welcome"
  button "Help"
  text field "Email"
  button "Sign in"
    on activate: show the error, after 3 seconds: focus the error, keyboard focus "Email"
  text "Enter an email address.", not shown, the error of "Email"
