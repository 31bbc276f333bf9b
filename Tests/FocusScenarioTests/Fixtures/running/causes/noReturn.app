# A panel and a sheet that close, and bring focus back to nothing in particular.
App: Notes

Screen: Notes
  heading "Notes"
  button "Milk, eggs"
  button "Share"
    on activate: open the share sheet
  button "Delete"
  button "Colour"
    on activate: open the colour panel

Sheet: Share sheet
  heading "Share this note"
  button "Done"
    on activate: close

Overlay: Colour panel, modal
  on open: focus the title, keyboard focus "Back"
  heading "Colour"
  button "Back"
    on activate: close
