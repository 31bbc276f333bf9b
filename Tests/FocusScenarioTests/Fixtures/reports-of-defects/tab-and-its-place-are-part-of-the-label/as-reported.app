# after a report: material-components/material-components-ios 4682
# The label says what VoiceOver says of a tab already: its role, and which of how many it is (VO-71).

App: Catalog

Screen: Catalog
  heading "Catalog"
  tab bar "Bottom"
    tab "Home, tab, 1 of 2"
    tab "Search", selected

Task: move to the Home tab
  move forward 1
