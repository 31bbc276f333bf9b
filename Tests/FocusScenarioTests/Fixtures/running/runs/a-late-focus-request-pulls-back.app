App: Shop

Screen: Search
  button "Search"
    on activate: after 1.5 seconds: focus "3 shoes"
  text "3 shoes"
  text "Trail shoes"
  text "Road shoes"
