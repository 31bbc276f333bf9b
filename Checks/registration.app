# Several fields are wrong: a summary at the top takes focus, and each of its links leads to one field.

App: Registration

Screen: Register
  back button "Welcome"
  heading "Create an account"
  text "There are 2 problems", not shown, as the error summary
  link "Name is missing", not shown
    on activate: focus "Name", keyboard focus "Name"
  link "Email is not complete", not shown
    on activate: focus "Email", keyboard focus "Email"
  text field "Name"
  text "Enter your name.", not shown, the error of "Name"
  text field "Email"
  text "Enter the whole address, like kim@example.com.", not shown, the error of "Email"
  text field "Phone" = "555 0134"
  text field "Street" = "1 Main Street"
  text field "City" = "Springfield"
  button "Register"
    on activate when "Name" is empty and "Email" is "kim@":
      show the error summary
      show "Name is missing"
      show "Email is not complete"
      show the error of "Name"
      show the error of "Email"
      focus the error summary
      keyboard focus "Name is missing"    # a text is no stop for the keyboard, a link is
    on activate:
      set "Email" to ""
      go to Confirm

Screen: Confirm
  heading "Check your inbox"

Task: submit the form with two mistakes
  type "kim@" in "Email"
  activate "Register"
