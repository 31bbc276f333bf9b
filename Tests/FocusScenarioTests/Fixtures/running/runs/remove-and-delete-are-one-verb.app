App: Shop

Screen: List
  heading "List"
  row "Milk"
    button "Remove"
      on activate: remove this row, focus "Bread"
  row "Bread"
  button "Delete all"
    on activate: remove "Bread", focus "List"
