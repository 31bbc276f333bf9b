App: Shop

Screen: Payment
  heading "Payment"
  button "Error"
  text field "Card"
  text "Card expired", not shown, the error of "Card"
  button "Pay"
    on activate: focus "Error"
  text "Total", as the price
