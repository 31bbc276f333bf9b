App: Shop

Screen: Cart
  heading "Cart"
  button "Remove Milk"
    on activate: remove this
  button "Remove Bread"
