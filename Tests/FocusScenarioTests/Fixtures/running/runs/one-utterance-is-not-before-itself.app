App: Shop

Screen: Account
  heading "Account"
  text field "Street" = "1 Main Street"
  button "Edit"
    on activate: focus "Street"
