App: Shop

Screen: Cart
  heading "Cart"
  button "Save"
    on activate:
      show a toast "Saved" for 400 ms
      after 600 ms: show a toast "Saved" for 5 seconds
  button "Once"
    on activate:
      show a toast "Saved" for 400 ms
  button "Long"
    on activate:
      show a toast "Saved" for 5 seconds
  button "Never"
    on activate: focus "Cart"

Toast: Saved
