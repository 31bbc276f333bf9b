App: Shop

Screen: Cart
  heading "Cart"
  button "Account"
    on activate: open the account sheet

Sheet: Account sheet
  on close: focus the opener
  heading "Account"
  button "Details"
    on activate: open the detail sheet

Sheet: Detail sheet
  heading "Details"
  button "Done"
    on activate: close, after 0.2 seconds: close the account sheet
