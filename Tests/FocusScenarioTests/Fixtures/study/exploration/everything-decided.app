# Every change of context says where focus goes, for a screen reader and for the keyboard.
App: Notes

Screen: Notes
  heading "Notes"
  button "Share"
    on activate: open the share sheet

Sheet: Share sheet
  on open: focus the title, keyboard focus "Done"
  on close: focus the opener, keyboard focus the opener
  heading "Share this note"
  button "Done"
    on activate: close
