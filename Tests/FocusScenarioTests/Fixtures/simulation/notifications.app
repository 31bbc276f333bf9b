App: Results

Screen: Results
  on open: post screen changed
  heading "Results"
  button "Search"
    on activate: post screen changed saying "3 results"
  button "Filter"
    on activate: post layout changed saying "2 results"
  button "Queue"
    on activate: announce "First" high, announce "Second" queued, announce "Third" queued
  button "Rename"
    on activate:
      rename this to "Renamed"
      after 300 ms: post layout changed
  button "Twice"
    on activate:
      post layout changed with "Top"
      after 300 ms: post layout changed with "End"
  button "Gone"
    on activate:
      remove "Top"
      after 300 ms: post layout changed with "Top"
  button "Reveal"
    on activate: show "Later", after 1.5 seconds: post screen changed with "Later"
  button "Empty"
    on activate: remove this, post layout changed
  button "Sheet"
    on activate: open Options
  text "Top"
  text "Later", not shown
  text "End"

Sheet: Options
  on close: post screen changed
  button "Done"
    on activate: close

Overlay: Cover, modal
  text "Covered"
