App: Soups

Screen: Home
  heading "Home"
  list "Results"
    rows "Soup", "Stew"
  list "Recent"
  list "Ads", as the ads
    text "Buy", hidden from assistive technology
