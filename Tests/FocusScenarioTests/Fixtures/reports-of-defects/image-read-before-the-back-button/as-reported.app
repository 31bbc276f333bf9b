# after a report: mozilla-mobile/firefox-ios 21208
# The logo stands 10 points higher than the button beside it. From 8 points on VoiceOver takes it for a row of its own
# (VO-30, VO-31).

App: Browser

Screen: Browser
  button "example.org"
    on activate: go to Search

Screen: Search
  button "Back", at 16, 60, 44, 44
    on activate: go back
  image "Google", at 68, 50, 24, 24
  search field "Address", at 100, 60, 220, 44
  button "Scan QR code", at 328, 60, 44, 44

Task: activate the search bar, move forward from its start
  activate "example.org"
