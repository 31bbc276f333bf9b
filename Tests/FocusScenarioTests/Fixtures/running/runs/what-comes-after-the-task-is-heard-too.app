App: Shop

Screen: Cart
  heading "Cart"
  button "Pay"
    on activate:
      after 1500 ms: announce "Paid"
  text "Wait", not shown, as the hint
  button "Show"
    on activate:
      after 1500 ms: show the hint
  button "Quick"
    on activate:
      announce "Paid"
