App: Player
Screen: Player
  heading "Player"
  card "Song", combine children
    text "Title"
    button "Play"
      on activate: announce "Playing"
    button "Like"
      on activate: rename "Title" to "Liked"
    button "Off", disabled
      on activate: announce "Off"
    text "Singer", actions "Share"
      on action "Share": rename "Singer" to "Shared"
  card "Radio", ignore children
    button "Tune"
      on activate: announce "Tuned"
