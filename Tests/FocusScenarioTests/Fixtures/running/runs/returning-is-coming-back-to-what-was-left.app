App: Shop

Screen: Payment
  heading "Payment"
  button "Pay"
    on activate: focus "Help"
  button "Bounce"
    on activate: focus "Help"
      after 500 ms: focus "Bounce"
  button "Help"
  button "Home"
