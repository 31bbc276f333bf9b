# Two announcements at once: the second cuts off the first.
App: Cart

Screen: Cart
  heading "Cart"
  button "Add to cart"
    on activate: announce "Added to the cart", announce "Free shipping from now on"
