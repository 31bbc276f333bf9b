App: Shop

Screen: Payment
  text field "Name"
  text field "Street"
  text "Enter a street", not shown, the error of "Street"
  button "Pay"
    on activate:
      show the error, focus "Street", keyboard focus "Street"
      after 0.5 seconds: announce "Enter a street"
