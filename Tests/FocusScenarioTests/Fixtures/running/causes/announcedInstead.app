# The error is spoken and gone, and the user is still on the button.
App: Login

Screen: Login
  text field "Email"
  text "Enter an email address.", not shown, the error of "Email"
  button "Sign in"
    on activate when "Email" is empty: show the error, announce "Sign in failed"
