App: Recipes

Screen: Recipes
  heading "Recipes"
  button "Filters" = "none"
    on activate: open the filters
  button "Save"
    on activate: announce "Saved" low, focus "Recipes"
  list "Results"
    rows "Soup", "Stew"

Overlay: Filters
  on close: focus the opener
  heading "Filter recipes"
  toggle "Vegan"
    on activate: toggle this, announce "1 recipe"
  button "Done"
    on activate: close
