App: Search

Screen: Search
  search field "Search the shop"
  button "Reload"
    on activate: announce "Loaded"
