App: Shop

Screen: Cart
  heading "Cart"
  button "Add"
    on activate:
      after 1.5 seconds: focus "Total"
      after 2.5 seconds: announce "Added"
  text "Total"
  button "Help"
    on activate: announce "Call us"
