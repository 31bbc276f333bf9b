App: Shop

Screen: Search
  heading "Search"
  search field "Search the shop"
    on type: show "3 results", focus "3 results"
  text "3 results", not shown
  search field "Search the help"
    on type: after 1.8 seconds: focus "Search"
