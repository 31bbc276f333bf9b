App: Payment

Screen: Start
  heading "Cart"
  button "Go to payment", id "go"
    on activate: go to Payment

Screen: Payment, as the form
  heading "Payment"
  text field "Card number"
  text field "Expiration date" = "11/26", id "expiration"
  text "The card has expired on this date. Enter a date after the eleventh of 2026.", not shown, the error of "Expiration date"
  slider "Tip" = "0"
    on increment: set this + 10
    on decrement: set this - 10
  row "Saved card", actions "Remove"
    on action "Remove": remove this
  button "Pay"
    on activate when "Expiration date" is "11/20":
      show the error
      after 500 ms: focus the error
    on activate: go to Start
  button "Terms"
    on activate: open the terms
  link "Help"

Sheet: Terms
  on close: focus the opener
  heading "Terms of payment"
  button "Done"
    on activate: close

Task: submit the payment form with an expired card
  start on Payment
  clear "Expiration date"
  type "11/20" in "Expiration date"
  activate "Pay"
