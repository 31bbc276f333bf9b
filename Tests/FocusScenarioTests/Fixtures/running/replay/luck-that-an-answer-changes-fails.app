App: Basket

Screen: Basket
  heading "Basket"
  button "Remove"
    on activate: remove "Remove"
  button "Checkout"
