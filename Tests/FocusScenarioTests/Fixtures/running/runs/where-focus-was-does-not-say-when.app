App: Shop

Screen: Cart
  heading "Cart"
  button "Filters"
    on activate: open the filters

Sheet: Filters, closes by swipe down
  heading "Filter by"
  button "Done"
    on activate: close
  button "Cancel"
    on activate: close
