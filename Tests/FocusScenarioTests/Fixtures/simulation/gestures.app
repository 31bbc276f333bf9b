App: Player

Screen: Player
  on magic tap: announce "Paused"
  on scroll: post page scrolled saying "Page 2 of 2"
  heading "Player", at 0, 0, 390, 44
  link "Help", at 0, 50, 190, 44
  text "Song", at 0, 100, 390, 44
  heading "Up next", at 0, 150, 390, 44
  list, at 0, 200, 390, 100
    row "One", at 0, 200, 390, 44
      button "Remove One", at 300, 200, 44, 44
    row "Two", at 0, 250, 390, 44
  slider "Volume" = "50%", at 0, 300, 390, 44
  text field "Find", at 0, 350, 390, 44
    on done: announce "Found"
  text field "Note", at 0, 400, 390, 44
    on done: focus this
  button "Off", disabled, at 0, 450, 190, 44
    on activate: announce "Off"
  group, group children
    button "Less", at 0, 500, 100, 44
    button "More", at 110, 500, 100, 44
      on activate: open More menu
    button "Info", at 220, 500, 100, 44
      on activate: open Info
  card "Radio", combine children, at 0, 550, 390, 44
    on magic tap: announce "Radio on"
    text "Radio"

Menu: More menu
  button "Share"
  button "Report"

Popover: Info
  text "Recorded live"
  button "Got it"
    on activate: announce "Got it", close

Sheet: Queue
  button "Clear", at 0, 250, 390, 44
