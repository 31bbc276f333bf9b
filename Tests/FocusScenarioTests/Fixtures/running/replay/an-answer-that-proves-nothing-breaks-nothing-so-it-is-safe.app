App: Shop

Screen: Cart
  text "Send", disabled
    on activate: open Really

Alert: Really
  heading "Send it now?"
  button "Cancel"
    on activate: close
