App: Settings

Screen: Profile
  heading "Profile"
  button "Edit", hint "Opens the editor"
    on activate: open Editor
  button "Delete", disabled
    on activate: announce "Deleted"
  button "Ask"
    on activate: open Question
  button "Toggle"
    on activate: enable "Delete"
  slider "Volume" = "50%"

Overlay: Editor, modal
  on open: focus "Name"
  text field "Name"
  button "Save"
    on activate: close

Sheet: Question
  heading "Sure?"
  button "Yes"
    on activate: close
