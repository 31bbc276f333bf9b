App: Product

Screen: Product
  heading "Tent"
  button "Add to cart"
    on activate: show "In your cart"
  text "In your cart", not shown
