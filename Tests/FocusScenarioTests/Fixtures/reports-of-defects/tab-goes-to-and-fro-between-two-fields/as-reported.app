# after a report: react/react-native 31853
# Each of the fields names the other as the next one for the keyboard (TB-4, TB-24).

App: Form

Screen: Name
  text field "First name", next focus "Last name"
  text field "Last name", next focus "First name"
  button "Continue"

Task: press Tab from the first field
  move forward 1
