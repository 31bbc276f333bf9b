App: Shop

Screen: Account
  heading "Account"
  text field "Name"
  button "Edit"
    on activate: keyboard focus "Name"
  button "Change address"
    on activate: open the address sheet

Sheet: Address sheet
  heading "Delivery address"
  button "Save"
