# after a report: wordpress-mobile/WordPress-iOS 5421
# The overlay is the app's own: it moves nothing and blocks nothing (VO-133), and nothing is announced.

App: Login

Screen: Login
  heading "Welcome"
  text field "Email" = "kim@example.com"
  secure field "Password"
  button "Sign In"
    on activate when "Password" is not "swordfish": open the error overlay
  button "Lost your password?"

Overlay: Error overlay
  text "Incorrect password", the error of "Password"
  button "OK"
    on activate: close

Task: sign in with a wrong password
  type "letmein" in "Password"
  activate "Sign In"
