App: Shop

Screen: Payment
  on escape: announce "Cancelled"
  heading "Payment"
  button "Pay"
    on activate: nothing
