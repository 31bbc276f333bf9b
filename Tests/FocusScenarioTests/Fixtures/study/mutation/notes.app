App: Notes

Screen: Notes
  heading "Notes"
  text field "Title"
  text "Give it a title.", not shown, the error of "Title"
  button "Save"
    on activate when "Title" is empty: show the error, focus the error
    on activate: announce "Saved"
  button "Share"
    on activate: open the share panel
  button "Reload"
    on activate: load "Loading" for 500 ms, then "Milk"
  row "Loading", loading, not shown
  row "Milk"

Overlay: Share panel, modal
  on open: post screen changed with "Share"
  on close: focus the opener
  heading "Share"
  button "Done"
    on activate: close
