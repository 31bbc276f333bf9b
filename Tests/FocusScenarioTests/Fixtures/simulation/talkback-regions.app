App: Shop
Screen: Shop
  button "Add"
    on activate: set "Count" + 1
  button "Same"
    on activate: set "Count" to "0", set "Count" to "1"
  button "Warn"
    on activate: show "Sold out", after 200 ms: rename "Sold out" to "Sold out today"
  button "Fill"
    on activate: rename "Two" to "Shoes"
  button "Filter"
    on activate: open Filter
  text "Count" = "0", polite live region
  text "Sold out", not shown, assertive live region
  group, polite live region
    text "One"
    text "Two"
Overlay: Filter, pane title "Filters"
  heading "Filter by"
