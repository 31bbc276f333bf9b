App: Notes
Screen: Notes
  heading "Notes"
  button "New"
    on activate: open Note
  button "List"
    on activate: go to List
  button "Late"
    on activate: open Note, focus "Title"
Sheet: Note
  heading "New note"
  text field "Title"
  text field "Text", default focus
  button "Save"
    on activate: close
Screen: List
  back button "Back"
  heading "List"
  row "Milk"
    on activate: remove this
  row "Bread", default focus
    on activate: remove this
  row "Eggs"
Screen: Shop
  heading "Shop"
  button "Buy"
    on activate: open Note
  button "Cart", default focus
  button "Drop"
    on activate: remove this
