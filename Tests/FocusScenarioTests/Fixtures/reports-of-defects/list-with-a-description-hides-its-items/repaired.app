# after a report: dotnet/maui 7114
# The description makes the list an element of its own, and what is below an element is not visited (VO-1, VO-22).

App: Recipes

Screen: Recipes
  heading "Recipes"
  group "All recipes, newest first", contain children, as the list
    row "Lemon tart"
    row "Onion soup"
  button "Add recipe"

Task: move into the recipe list
  move forward 1
