App: Shop

Screen: Search
  heading "Search"
  button "Filters"
    on activate: open the filter sheet

Sheet: Filter sheet
  on open: focus "Sizes"
  heading "Filter by"
  button "Sizes"
    on activate: open the size sheet

Sheet: Size sheet
  on close: focus the opener
  heading "Choose a size"
  button "Large"
    on activate: close
