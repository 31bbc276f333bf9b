App: Shop

Screen: Cart
  button "Toast"
    on activate: show a toast "Saved" for 2 seconds
  button "Menu"
    on activate: open More

Menu: More
  button "Share"
    on activate: close

Toast: Saved
