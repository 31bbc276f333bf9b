App: Files

Screen: Files
  heading "Files"
  button "More"
    on activate: open the file menu

Menu: File menu
  button "Rename"
    on activate: close, open the name sheet

Sheet: Name sheet
  on close: focus the opener
  heading "New name"
  button "Done"
    on activate: close
