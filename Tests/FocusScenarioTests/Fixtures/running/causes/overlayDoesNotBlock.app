# Focus goes into the overlay, and the screen behind it stays reachable.
App: Notes

Screen: Notes
  heading "Notes"
  button "Share"
    on activate: open the share panel

Overlay: Share panel
  on open: focus the title, keyboard focus "Done"
  on escape: close
  on close: focus the opener, keyboard focus the opener
  heading "Share this note"
  button "Done"
    on activate: close
