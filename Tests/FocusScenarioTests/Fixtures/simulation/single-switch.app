App: Lamp
Screen: Lamp
  button "On"
    on activate: select this
  button "Off"
    on activate: deselect "On", after 700 ms: focus "Blink"
  group "More", group children
    button "Dim"
      on activate: disable this
    button "Blink", actions "Fast"
      on action "Fast": rename this to "Fast"
Screen: Timer
  after 2 seconds: focus "Start"
  button "Start"
    on activate: select this
  button "Stop"
    on activate: disable "Start"
