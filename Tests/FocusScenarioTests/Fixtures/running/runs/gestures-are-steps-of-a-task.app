App: Player

Screen: Player
  on magic tap: announce "Paused"
  heading "Player"
  button "Play"
    on activate: announce "Playing"
  text field "Find"
    on done: focus "Found"
  heading "Found"
  row "Ann", actions "Archive"
    on action "Archive": remove this, focus "Found"
  slider "Volume" = "50%"

Task: look about
  rotor headings
  magic tap
