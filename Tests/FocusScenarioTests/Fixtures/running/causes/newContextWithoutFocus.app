# An overlay that the app draws: it blocks what is behind, and nobody moves focus into it.
App: Notes

Screen: Notes
  heading "Notes"
  button "Share"
    on activate: open the share panel

Overlay: Share panel
  on escape: close
  heading "Share this note"
  button "Done"
    on activate: close
