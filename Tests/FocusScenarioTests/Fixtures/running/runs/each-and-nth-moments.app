App: Shop

Screen: Search
  heading "Search"
  button "Filters"
    on activate: open the filter sheet

Sheet: Filter sheet
  on close by button: focus the opener
  heading "Filter by"
  button "Apply"
    on activate: close
