App: Shop

Screen: Payment
  heading "Payment"
  text field "Street"
  text "Enter a street", the error of "Street"
  button "Put right"
    on activate: remove "Enter a street"
