# after a report: material-components/material-components-ios 2897
# The bar is a child of the scroll view, and inside it the rows stand above the bar: VoiceOver sorts them by their
# frames (VO-30).

App: Catalog

Screen: Catalog
  heading "Catalog"
  button "App bar with a table"
    on activate: go to Table

Screen: Table
  list "Table", at 0, 0, 390, 800, scrolls
    row "Row 1", at 0, 0, 390, 60
    row "Row 2", at 0, 60, 390, 60
    group "Bar", at 0, 20, 390, 56
      button "Menu", at 0, 70, 44, 44, as the left bar button
      heading "Table", at 60, 70, 200, 44, as the name of the table

Task: open the table screen
  activate "App bar with a table"
