# after a report: Orange-OpenSource/ouds-flutter 834
# Between the elements of the bar stand others without words, and each is a stop.

App: Design

Screen: Design
  back button "Back"
  heading "Top bar"
  text ""
  button "Search"

Task: move through the top bar
  move forward 1
