# A player drawn over the page. A custom overlay moves nothing and blocks nothing, and a modal mark would hold only
# VoiceOver: the page behind it is hidden from every technology while the player is up.

App: Player

Screen: Episode
  group "Page"
    heading "Episode 12: The harbour"
    text "42 minutes"
    button "Play"
      on activate: open the player
    button "Download"
    button "Share"

Overlay: Player
  on open:
    hide "Page" from assistive technology
    focus "Pause"
    keyboard focus "Pause"
  on escape: close
  on close:
    reveal "Page"
    focus the opener
    keyboard focus the opener
  slider "Position" = "2 minutes"
    on increment: set this + 5
    on decrement: set this - 5
  button "Pause"
    on activate when this is selected: deselect this, rename this to "Pause"
    on activate: select this, rename this to "Play again"
  button "Captions"
  button "Close player"
    on activate: close
