# A control that only the eye can find.
App: Player

Screen: Player
  heading "Player"
  button "Play"
  button "Subtitles", hidden from assistive technology
    on activate: announce "Subtitles on"
