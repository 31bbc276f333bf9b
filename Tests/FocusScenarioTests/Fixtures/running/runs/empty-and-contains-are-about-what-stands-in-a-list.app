App: Two

Screen: Home
  heading "Home"
  text field "Note"
  button "Next"
    on activate: go to Other

Screen: Other
  heading "Other"
  list "Favourites"
    heading "Yours"
    rows "Pie", "Cake" each:
      button "Delete {this}"
        on activate: remove this row
  text "Jam"
