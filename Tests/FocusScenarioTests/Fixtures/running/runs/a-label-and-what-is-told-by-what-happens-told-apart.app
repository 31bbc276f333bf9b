App: Game

Screen: Game
  heading "Error"
  text field "Name"
  text "Enter a name", not shown, the error of "Name"
  button "Start"
  button "Trigger"
