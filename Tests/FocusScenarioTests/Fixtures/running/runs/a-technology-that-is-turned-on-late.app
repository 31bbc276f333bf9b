App: Shop

Screen: Cart
  button "Change address"
    on activate: open Address panel
  button "Filters"
    on activate: open Filters

Overlay: Address panel, modal
  on open: focus "Street"
  text field "Street"

Sheet: Filters
  heading "Filter by"
