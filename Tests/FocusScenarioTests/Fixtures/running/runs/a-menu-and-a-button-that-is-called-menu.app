App: Shop

Screen: Cart
  heading "Cart"
  button "Menu"
    on activate: open Options

Menu: Options
  button "Copy"
    on activate: close
