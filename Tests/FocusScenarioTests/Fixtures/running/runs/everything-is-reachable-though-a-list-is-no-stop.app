App: Soups

Screen: Home
  heading "Home"
  list "Results"
    rows "Soup", "Stew"
