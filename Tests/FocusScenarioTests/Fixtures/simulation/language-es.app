App: Settings
Language: es
Screen: Settings
  heading "H"
  button "B", disabled
  checkbox "C", not checked
  checkbox "D", checked
  toggle "T", checked
  toggle "U", not checked
  slider "S" = "50%"
  text field "F"
  image "I"
  button ""
  button "E", expanded
  button "G", collapsed
  tab bar
    tab "One", selected
    tab "Two"
