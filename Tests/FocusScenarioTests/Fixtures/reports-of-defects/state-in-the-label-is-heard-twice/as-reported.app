# after a report: mozilla-mobile/firefox-ios 25135
# The label says what VoiceOver says of the state already (VO-64, VO-86).

App: Browser

Screen: App icon
  heading "App icon"
  button "Retro"
  button "Dark, selected", selected

Task: move to the selected app icon
  move forward 2
