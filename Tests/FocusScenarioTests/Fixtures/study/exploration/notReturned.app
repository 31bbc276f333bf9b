# A sheet of the system brings focus back to nothing in particular.
App: Notes

Screen: Notes
  heading "Notes"
  text "Milk, eggs"
  button "Share"
    on activate: open the share sheet

Sheet: Share sheet
  heading "Share this note"
  button "Done"
    on activate: close
