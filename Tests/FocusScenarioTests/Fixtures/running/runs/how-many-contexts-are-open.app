App: Shop

Screen: Cart
  heading "Cart"
  button "Pay"
    on activate: open Sure

Alert: Sure
  on close: focus the opener
  heading "Sure?"
  button "Yes"
    on activate: close
  button "No"
    on activate: close
