App: Keys

Screen: Editor
  text field "Title"
  button "Bold", not checked
    on activate: toggle this
  button "Locked", disabled
  button "More", collapsed
    on activate: expand this
