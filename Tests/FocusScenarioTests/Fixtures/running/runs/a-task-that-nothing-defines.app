App: Shop

Screen: Payment
  heading "Payment"
  button "Pay"
    on activate: go to Receipt

Screen: Receipt
  heading "Thank you"

Task: submit the payment form
  activate "Pay"
