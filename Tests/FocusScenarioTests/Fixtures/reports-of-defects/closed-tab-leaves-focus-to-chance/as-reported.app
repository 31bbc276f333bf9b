# after a report: mozilla-mobile/firefox-ios 25785
# The browser selects the tab before the closed one, and asks for no focus. The button that had it is gone, and where
# focus goes then is undefined (VO-170, VO-173): here to the tab after it, out of order, and at the end to private mode.

App: Browser

Screen: Tabs
  heading "Open tabs"
  tab "News"
  tab "Weather"
  button "Close Weather"
    on activate: remove "Weather" and this, select "News"
  tab "Maps"
  button "Close Maps"
    on activate: remove "Maps" and this, select "Weather"
  tab "Recipes", selected
  button "Close Recipes"
    on activate: remove "Recipes" and this, select "Maps"
  button "Private mode"

Task: close three tabs one after the other
  activate "Close Recipes"
  activate "Close Maps"
  activate "Close Weather"
