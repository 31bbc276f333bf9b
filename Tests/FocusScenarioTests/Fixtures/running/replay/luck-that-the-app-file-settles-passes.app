App: Basket
Behaviour: focused-element-vanished = nearest-survivor

Screen: Basket
  heading "Basket"
  button "Remove"
    on activate: remove "Remove"
  button "Checkout"
