App: Confining

Screen: Map
  heading "Map"
  view
    group "Panel", modal, not shown
      button "Close panel"
        on activate: remove "Panel"
    button "Zoom"
      on activate: show "Panel"
  view
    button "Layers"
  button "Behind"
    on activate: open Cover, post layout changed with "Layers"

Overlay: Cover, modal
  button "Done"
    on activate: close
