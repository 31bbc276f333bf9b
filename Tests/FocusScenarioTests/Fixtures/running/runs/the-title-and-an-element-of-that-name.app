App: Notes

Screen: Notes
  heading "Notes"
  text field "Title"
  button "Share"
    on activate: open the share panel

Overlay: Share panel, modal
  on open: focus the title
  heading "Share this note"
  button "Done"
    on activate: close
