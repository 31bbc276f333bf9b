App: Shop

Screen: Home
  heading "Home"
  button "Buy"
    on activate: open Panel
  button "Bar", as the sticky bar

Overlay: Panel
  button "Close"
