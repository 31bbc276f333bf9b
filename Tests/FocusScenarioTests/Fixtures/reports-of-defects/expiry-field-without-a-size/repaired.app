# after a report: stripe/stripe-ios 1838
# While the number is edited the field of the expiry date is squeezed to nothing, and an element without a size is
# dropped (VO-7).

App: Card

Screen: Pay
  heading "Pay", at 0, 40, 390, 40
  text field "Card number", at 0, 100, 390, 44
  text field "Expiration date", at 390, 100, 120, 44, as the expiry field
  button "Pay", at 0, 160, 390, 44, as the pay button

Task: edit the card number, move forward
  type "4242" in "Card number"
  move forward 1
