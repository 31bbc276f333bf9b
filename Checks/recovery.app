# Account recovery. A code is sent, which opens a new screen: focus on its title. A wrong code is an error in one field.

App: Recovery

Screen: Forgot password
  heading "Forgot your password?"
  text field "Email" = "kim@example.com"
  button "Send code"
    on activate: go to Enter code

Screen: Enter code
  on open:
    focus the title                       # the system would choose the back button
    keyboard focus "Code"
  back button "Forgot password"
  heading "Enter the code we sent"
  text field "Code"
  text "That code is wrong. You can ask for another one.", not shown, the error of "Code"
  button "Continue"
    on activate when "Code" is not "482913":
      show the error
      show "Send another code"
      focus the error
      keyboard focus "Code"
    on activate:
      set "Code" to ""
      go to New password
  button "Send another code", not shown
    on activate: announce "A new code is on its way"

Screen: New password
  heading "Choose a new password"
  secure field "New password"

Task: enter a wrong code
  activate "Send code"
  type "000000" in "Code"
  activate "Continue"
