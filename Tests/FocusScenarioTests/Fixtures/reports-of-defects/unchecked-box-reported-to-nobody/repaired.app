# after a report: department-of-veterans-affairs/va-mobile-app 12216
# The error is shown, and that is all: nothing moves to it and nothing says it.

App: Waiver

Screen: Waiver
  heading "Debt waiver"
  checkbox "I have read the terms", not checked, as the box
  text "You must check this box.", not shown, the error of "I have read the terms"
  button "Submit"
    on activate when the box is not checked: show the error, after 0.5 seconds: focus the error
    on activate: go to Done

Screen: Done
  heading "Thank you"

Task: submit the waiver with the checkbox unchecked
  activate "Submit"
