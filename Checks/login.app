# Signing in with a wrong password: one field is wrong, so focus goes to the error next to it, and nothing is lost.

App: Login

Screen: Sign in
  heading "Welcome back"
  text field "Email" = "kim@example.com"
  secure field "Password"
  text "Wrong password. You have 2 tries left.", not shown, the error of "Password"
  button "Sign In"
    on activate when "Password" is not "swordfish":
      show the error
      focus the error                     # the text itself, not an announcement of it
      keyboard focus "Password"           # accessibility focus does not move the keyboard
    on activate:
      set "Password" to ""                # nothing secret stays behind
      go to Inbox
  button "Forgot password?"
    on activate: go to Reset password

Screen: Inbox
  heading "Inbox"
  text "No new messages"

Screen: Reset password
  heading "Reset your password"
  text field "Email for the link"

Task: sign in with a wrong password
  type "letmein" in "Password"
  activate "Sign In"
