# Search as you type. The user is in the field and stays there: results are announced after a pause, never focused.

App: Recipes

Screen: Recipes
  heading "Recipes"
  search field "Search recipes", placeholder "Name or ingredient"
    on type when "Search recipes" is "leek":
      remove "Type to find a recipe"
      show "Leek and potato soup", "Leek tart", "Braised leeks"
      reload "Found"                      # the list alone: a reload of the screen would replace the field in use
      after 0.5 seconds: announce "3 recipes" low
    on type: show "Type to find a recipe"
  text "Type to find a recipe"
  list "Found"
    rows "Leek and potato soup", "Leek tart", "Braised leeks", not shown each:
      on activate: go to Recipe
  button "Browse all recipes"

Screen: Recipe
  back button "Recipes"
  heading "Leek and potato soup"
