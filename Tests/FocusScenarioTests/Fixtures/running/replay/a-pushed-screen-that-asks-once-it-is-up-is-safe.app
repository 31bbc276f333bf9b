App: Shop

Screen: Home
  heading "Home"
  button "Orders"
    on activate: go to Orders

Screen: Orders
  on open: after 500 ms: focus "No orders yet"
  back button "Home"
  heading "Orders"
  text "No orders yet"
