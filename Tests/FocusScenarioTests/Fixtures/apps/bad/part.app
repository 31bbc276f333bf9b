Screen: Start
  button "Pay"
    on activate: go to Cart
