App: Product

Screen: Product
  heading "Tent"
  button "Add to cart"
    on activate: after 1 second: announce "Added"
