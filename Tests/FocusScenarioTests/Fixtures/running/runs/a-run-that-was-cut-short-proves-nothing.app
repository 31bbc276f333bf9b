App: Loop
Screen: Home
  heading "Home"
  button "Go"
    on activate: open A
Sheet: A
  on open: close
  on close: open A
  heading "A"
