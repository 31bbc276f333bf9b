App: Shop

Screen: Empty
  heading "Empty", hidden from assistive technology
  button "Help", not shown
