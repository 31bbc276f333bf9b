# Added to cart: a result, not a task. It is announced and shown for a moment; focus stays where the user is.
# Without a size there is something to fix, and then focus moves.

App: Product

Screen: Product
  heading "Trail shoes"
  text "89 dollars"
  picker "Size" = "42"
  text "Choose a size first.", not shown, the error of "Size"
  button "Add to cart"
    on activate when "Size" is not empty:
      show a toast "Added" for 4 seconds
      set "Cart" + 1
      after 0.8 seconds: announce "Added to cart"     # when the button has been spoken again
    on activate:
      show the error
      focus the error
      keyboard focus "Size"
  button "Save for later"
  button "Cart" = "0"

Toast: Added
  text "Added to cart", hidden from assistive technology   # heard, and never in the way
