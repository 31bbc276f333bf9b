# Search as you type. The user is in the field and stays there: results are announced after a pause, never focused.

App: Recipes

Screen: Recipes
  heading "Recipes"
  text "240 recipes", as the count
  search field "Search recipes", placeholder "Name or ingredient"
    on type when "Search recipes" is "leek":
      rename the count to "3 recipes"
      show "Leek and potato soup", "Leek tart", "Braised leeks"
      reload "Found"                      # the list alone: a reload of the screen would replace the field in use
      after 0.5 seconds: announce "3 recipes" low     # when the field has been read
    on type:
      rename the count to "No recipes"
  list "Found"
    rows "Leek and potato soup", "Leek tart", "Braised leeks", not shown each:
      on activate: go to Recipe
  button "Browse all recipes"

Screen: Recipe
  back button "Recipes"
  heading "Leek and potato soup"
