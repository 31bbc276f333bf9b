App: Shop

Screen: Cart
  heading "Cart"
  button "Change address"
    on activate: open the address sheet
  button "Filters"
    on activate: open the filter sheet

Sheet: Address sheet
  on close: focus the opener
  heading "Delivery address"
  button "Save"
    on activate: close

# Only the button restores focus.
Sheet: Filter sheet
  on close by button: focus the opener
  heading "Filter by"
  button "Apply"
    on activate: close
