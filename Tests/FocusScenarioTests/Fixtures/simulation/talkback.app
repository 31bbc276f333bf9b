App: Post office

Screen: Letters
  heading "Letters"
  text "Two new"
  row "From Ann"
    on activate: open Letter
    text "Today"
    button "Star"
      on activate: select this
  group, group children
    button "Write"
      on activate: open Draft
    button "Delete all"
      on activate: open Sure
  text "Old ones", off screen to the eye
  button "More"
    on activate: go to Archive
  button "Wait"
    on activate: after 1.5 seconds: open Sure
  button "Vanish", id "last"
    on activate: remove this

Sheet: Letter
  heading "Dear Post"
  button "Reply"
    on activate: close

Sheet: Draft, pane title "New letter"
  text field "To"
  text field "Words", default focus
  button "Send"
    on activate: close

Alert: Sure
  heading "Delete all?"
  text "This cannot be undone."
  button "Cancel"
  button "Delete"
    on activate: remove "From Ann"

Screen: Archive
  button "Up"
    on activate: go back
  text "Empty"
