# An overlay that only its button closes.
App: Notes

Screen: Notes
  heading "Notes"
  button "Share"
    on activate: open the share panel

Overlay: Share panel, modal
  on open: focus the title, keyboard focus "Done"
  on close: focus the opener, keyboard focus the opener
  heading "Share this note"
  button "Done"
    on activate: close
