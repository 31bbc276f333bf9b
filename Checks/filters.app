# Filters in a native sheet. It takes focus by itself and keeps the results out of reach, but its first element is a
# Close button, and iOS brings nobody back when it closes: both places are written here.

App: Filters

Screen: Results
  heading "Running shoes"
  text "48 shoes", as the count
  button "Sort"
  button "Filters" = "none"
    on activate: open the filters
  list "Shoes"
    row "Trail Peak, 119 dollars"
    row "City Light, 89 dollars"

Sheet: Filters
  on open:
    focus the title
  on close:
    focus the opener                      # whatever way it is closed: Close, Show results, a swipe down, escape
    keyboard focus the opener
  button "Close"
    on activate: close
  heading "Filter shoes"
  row "Waterproof"
    on activate:
      select "Waterproof"
      set "Filters" to "1 filter"
      rename the count to "12 shoes"
  row "On sale"
  button "Show results"
    on activate: close
