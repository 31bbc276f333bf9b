# An overlay with nothing that closes it.
App: Offers

Screen: Offers
  heading "Offers"
  button "Spin the wheel"
    on activate: open the wheel panel

Overlay: Wheel panel, modal
  on open: focus the title
  heading "You won"
  text "Five percent off"
  button "Copy the code"
    on activate: announce "Copied"
