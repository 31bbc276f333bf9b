App: Shop

Screen: Payment
  heading "Payment"
  button "Pay"
  button "Help"
    on activate: go to Receipt

Screen: Receipt
  heading "Thank you"
  button "Back to the shop"
