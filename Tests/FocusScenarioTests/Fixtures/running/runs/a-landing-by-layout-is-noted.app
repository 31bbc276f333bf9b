App: Shop

Screen: Cart
  button "Change address"
    on activate: open the address sheet
  button "Filters"
    on activate: open the filter sheet

# The platform chooses the first stop here.
Sheet: Address sheet
  heading "Delivery address"

# And here the app asks for what the platform would choose.
Sheet: Filter sheet
  on open: focus "Filter by"
  heading "Filter by"
