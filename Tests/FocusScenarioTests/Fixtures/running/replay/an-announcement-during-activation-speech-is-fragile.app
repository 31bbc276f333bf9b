App: Product

Screen: Product
  heading "Tent"
  button "Add to cart"
    on activate: announce "Added"
