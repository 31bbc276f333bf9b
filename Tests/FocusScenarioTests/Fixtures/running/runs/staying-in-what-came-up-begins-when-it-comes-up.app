App: Shop

Screen: Payment
  text field "Name"
  text "Enter a name", not shown, the error of "Name"
  button "Pay"
    on activate: open Failed
  button "Drift"
    on activate: open Drifting
  button "Draw"
    on activate: open Panel
  button "Check"
    on activate: show the error
      after 500 ms: focus the error

Alert: Failed
  heading "Failed"
  button "OK"
    on activate: close

Overlay: Drifting
  on open: focus "Later"
    after 400 ms: focus "Name"
  button "Later"

Overlay: Panel
  button "Draw on"
