App: Shop

Screen: Cart
  heading "Cart"
  semantic group "Tools", interactive
    button "A"
    button "B"
  group "Plain"
    button "C"
    button "D"
  list "Items"
    row "Milk"
    row "Bread"
  button "Pay"
