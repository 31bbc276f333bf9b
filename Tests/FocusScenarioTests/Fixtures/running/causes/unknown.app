# Nobody says why focus should be elsewhere.
App: Notes

Screen: Notes
  heading "Notes"
  button "Pin"
    on activate: rename "Pin" to "Pinned"
  button "Share"
