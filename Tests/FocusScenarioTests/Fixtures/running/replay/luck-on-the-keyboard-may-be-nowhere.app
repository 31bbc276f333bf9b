App: Basket

Screen: Basket
  button "Remove"
    on activate: remove "Remove"
  button "Checkout"
