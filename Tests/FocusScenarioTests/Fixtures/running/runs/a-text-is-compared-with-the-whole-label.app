App: Shop

Screen: Home
  heading "Home"
  button "Voice message from Ann"
  button "Visa ending in 1234"
