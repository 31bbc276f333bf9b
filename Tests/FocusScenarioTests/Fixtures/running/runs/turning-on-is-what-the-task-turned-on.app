App: Turn

Screen: Settings
  heading "Settings"
  toggle "Vegan"
    on activate: toggle this
  toggle "Fish", checked
    on activate: toggle this, focus "Settings"
