App: Shop

Screen: Payment
  heading "Payment"
  text field "Name" = "Ada"
  text field "Email"
  text "Hint", not shown
  text "Banner"
  button "Pay"
    on activate: remove "Banner"
  button "Add"
    on activate: show a toast "Card added" for 3 seconds

Toast: Card added
  text "Card added to the cart"
