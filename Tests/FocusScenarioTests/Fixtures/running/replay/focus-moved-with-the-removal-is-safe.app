App: Basket

Screen: Basket
  heading "Basket"
  button "Remove"
    on activate: remove "Remove", focus "Checkout"
  button "Checkout"
