App: Lamps

Screen: Lamps
  heading "Lamps"
  text "Desk lamp", as lamp
  text "Arm chair", as chair
  button "Add lamp to basket"
    on activate: announce "Added"
  button "Add lamp to list"
    on activate: announce "Listed"
