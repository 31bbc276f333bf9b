App: Shop

Screen: Shop
  text "Before"
  heading "Shop"
  button "Pay"

Screen: Elsewhere
  text "Nothing"
