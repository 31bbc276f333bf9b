# after a report: dotnet/maui 1901
# Each turn of the indicator sends an event with itself as the place of focus, whoever is reading what (TB-25).

App: Feed

Screen: Feed
  heading "Feed"
  progress "Loading", as the indicator
    every 2 seconds: focus this
  text "First story"
  text "Second story"
  text "Third story"
  text "Fourth story"
  text "Fifth story"
  text "Sixth story"

Task: move forward from the first to the last element
  move forward 4
  wait 1 second
  move forward 3
