App: Shop

Screen: Cart
  heading "Cart"
  group "Milk"
    button "Remove"
  group "Bread"
    button "Remove"
  button "Change address"
    on activate: open the address sheet
  button "Filters"
    on activate: open the filter sheet

Sheet: Address sheet
  heading "Delivery address"

Sheet: Filter sheet
  heading "Filter by"
