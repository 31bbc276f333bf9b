App: Shop

Screen: List
  heading "List"
  row "A" = "A"
  row "Card number"
  button "Card"
  button "Dark, selected", selected
  tab bar "Tabs"
    tab "Home, tab"
  button "Next"
    on activate: announce "Saved. Saved"
