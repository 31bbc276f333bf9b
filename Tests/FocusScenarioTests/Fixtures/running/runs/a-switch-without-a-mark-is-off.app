App: Turn

Screen: Settings
  heading "Settings"
  toggle "Sound"
    on activate: toggle this
  checkbox "Terms"
  toggle "Photos", checked
  button "Mute"
    on activate: toggle this
