App: Shop

Screen: Cart
  heading "Cart"
  button "A"
  group "G"
    button "B"
    button "C"
  button "D"
  toggle "T", not checked
