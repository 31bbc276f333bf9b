# after a report: mozilla-mobile/firefox-ios 25833
# The bar of the other mode is off the screen, and stays in the tree: its buttons are announced like those one sees.

App: Browser

Screen: Home
  button "Show tabs"
    on activate: go to Tab tray

Screen: Tab tray
  heading "Tabs"
  segmented control "Mode"
    tab "Open tabs", selected
      on activate: take "Synced bar" off screen
    tab "Synced tabs"
      on activate: show "Synced bar"
  group "Synced bar", not shown
    button "Sync now"
  text "News"

Task: move through the tab tray from the first to the last element
  activate "Show tabs"
  activate "Synced tabs"
  activate "Open tabs"
  move forward 3
