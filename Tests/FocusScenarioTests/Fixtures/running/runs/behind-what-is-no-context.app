App: Shop

Screen: Home
  heading "Home"
  button "Buy"
  button "Bar", as the sticky bar

Overlay: Panel
  button "Close"
