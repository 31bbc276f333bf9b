# after a report: Orange-OpenSource/ods-ios 761
# A native sheet takes focus to its first stop (VO-127), and that is the Close button here.

App: Components

Screen: Components
  heading "Components"
  button "Sheets"
    on activate: open the component sheet

Sheet: Component sheet
  on open: after 0.5 seconds: focus the title
  button "Close"
    on activate: close
  heading "Expanding sheet"
  text "Swipe up to expand."
