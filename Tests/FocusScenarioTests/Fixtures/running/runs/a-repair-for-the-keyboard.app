App: Shop

Screen: Cart
  text field "Code"
  text "No such code", not shown, the error of "Code"
  button "Pay"
    on activate: show the error
  button "Terms"
    on activate: open Terms

Overlay: Terms
  heading "Terms"
  button "Accept"
    on activate: close
