App: Way

Screen: Home
  heading "Home"
  button "Open"
    on activate: open the panel

Overlay: Panel, modal
  on open: focus "Panel title"
  on close: focus the opener
  on escape: close
  heading "Panel title"
  button "Close", hidden from assistive technology
    on activate: close
