# A banner takes itself away, whether somebody is on it or not.
App: News

Screen: News
  heading "News"
  button "Refresh"
    on activate: show "New stories", focus "New stories", after 4 seconds: remove "New stories"
  button "New stories", not shown
