App: Shop

Screen: Cart
  button "Delete"
    on activate: open Sure

Alert: Sure
  heading "Delete everything?"
  button "Cancel"
    on activate: close
