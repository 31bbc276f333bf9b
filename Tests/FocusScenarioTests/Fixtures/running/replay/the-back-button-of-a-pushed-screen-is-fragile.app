App: Shop

Screen: Home
  heading "Home"
  button "Orders"
    on activate: go to Orders

Screen: Orders
  back button "Home"
  heading "Orders"
  text "No orders yet"
