App: Shop

Screen: Theme
  heading "Theme"
  segmented control "Theme of the app"
    button "Light"
    button "Dark", selected
  button "Pay", disabled
