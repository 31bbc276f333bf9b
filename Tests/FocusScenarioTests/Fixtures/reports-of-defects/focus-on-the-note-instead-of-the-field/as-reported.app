# after a report: department-of-veterans-affairs/va.gov-team 119928
# Focus is sent to the first paragraph with something important in it, which is a note and not the error.

App: Claim

Screen: Review
  heading "Review your claim"
  text "Note: We may contact you.", as the note
  text field "Phone"
  text "Enter a phone number.", not shown, the error of "Phone"
  button "Submit"
    on activate when "Phone" is empty: show the error, after 0.5 seconds: focus the note

Task: submit with a missing field
  activate "Submit"
