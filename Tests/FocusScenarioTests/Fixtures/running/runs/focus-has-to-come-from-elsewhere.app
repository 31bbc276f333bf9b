App: Shop

Screen: Payment
  heading "Payment"
  group "Form"
    text field "Street"
    button "Pay"
      on activate: nothing
  button "Help"
    on activate: focus "Pay"
