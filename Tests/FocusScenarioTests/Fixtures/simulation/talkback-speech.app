App: Settings
Screen: Settings
  heading "Settings"
  button "Save"
  button "Send", disabled
  checkbox "Set as default", not checked
  toggle "Wi-Fi", checked
  slider "Volume" = "50%"
  text field "Street" = "1 Main Street"
  text field "Town", placeholder "Where you live"
  secure field "Code" = "abc"
  button "Details", collapsed, hint "Shows the rest"
  image "A red shoe"
  image ""
  button ""
  text ""
  list
    row "Milk"
      text "2 litres"
      text "Cold"
    row "Bread"
  tab bar
    tab "Home", selected
    tab "Search"
  card "Song"
    text "Title"
    text "Singer"
  text "Plain" = "12", spoken value "a dozen"
