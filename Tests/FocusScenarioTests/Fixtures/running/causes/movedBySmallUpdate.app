# A price that ticks takes focus with it.
App: Stocks

Screen: Stocks
  heading "Stocks"
  button "Apple, 200"
  button "Follow"
    on activate: after 2 seconds: focus "Apple, 200", keyboard focus "Apple, 200"
