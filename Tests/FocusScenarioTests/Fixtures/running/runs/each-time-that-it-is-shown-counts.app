App: Shop

Screen: Cart
  heading "Cart"
  button "Save"
    on activate:
      show a toast "Saved" for 1 second
      after 3 seconds: show a toast "Saved" for 10 seconds

Toast: Saved
