App: Shop

Screen: Payment
  heading "Payment"
  text field "Street"
  text "Enter a street", not shown, the error of "Street"
  button "Pay"
    on activate:
      after 2 seconds: show the error, focus the error
      after 4 seconds: announce "Still there"
