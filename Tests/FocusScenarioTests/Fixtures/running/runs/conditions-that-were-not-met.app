App: Shop

Screen: Cart
  heading "Cart"
  button "Save"
    on activate: announce "Saved"
  button "Menu"
    on activate: open the tools menu
  checkbox "Gift", not checked
    on activate: toggle this
  text field "Note" = "Ring twice"
  text "1 item", as the total
  button "Add"
    on activate: rename the total to "2 items", after 0.5 seconds: focus "Cart"
  button "Help"

Menu: Tools menu
  on close: focus the opener
  button "Print"
    on activate: close
