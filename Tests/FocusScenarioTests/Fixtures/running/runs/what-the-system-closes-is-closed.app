App: a

Screen: Home
  heading "Home"
  button "Help"
  button "Change dose"
    on activate: open the dosage sheet

Sheet: Dosage sheet
  on close: focus the opener, keyboard focus the opener
  heading "Change the dose"
  text field "Dose"
  button "Close"
    on activate: close
