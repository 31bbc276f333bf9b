# after a report: gorhom/react-native-bottom-sheet 619
# What wraps the sheet is an element itself, and so nothing below it is visited (VO-1).

App: Map

Screen: Map
  heading "Map"
  button "Places"
    on activate: open the places

Sheet: Places
  card "Bottom Sheet", contain children, as the wrapper
    heading "Places near you"
    button "Library"
    button "Station"

Task: open the sheet, move forward
  activate "Places"
  move forward 1
