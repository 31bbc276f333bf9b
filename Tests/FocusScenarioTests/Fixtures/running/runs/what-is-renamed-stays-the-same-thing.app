App: Player

Screen: Player
  heading "Player"
  button "Play"
    on activate: rename this to "Pause"
  button "Next"
    on activate: rename this to "Last", focus "Player"
