App: Recipe
Screen: Recipe
  on magic tap: announce "Page"
  text "Title"
  landmark "Main"
    button "A"
    button "B"
  semantic group "Ingredients"
    button "C"
    button "D"
  view, contain children
    button "E"
  semantic group
    button "F"
  button "Open"
    on activate: open Over
Overlay: Over
  on magic tap: announce "Over"
  button "X"
