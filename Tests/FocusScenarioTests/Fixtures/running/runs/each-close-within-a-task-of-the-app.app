App: Browser

Screen: Browser
  heading "Browser"
  tab "One", selected
  tab "Two"
  tab "Three"
  tab "Four"
  text field "Address"
  button "Close tab"
    on activate when "Two" is shown: remove "Two", deselect "One", select "Three", focus "Three"
    on activate when "Three" is shown: remove "Three", select "Four"
    on activate: remove "Four", select "One", focus "One"
  button "Remove"
    on activate: open Sure

Alert: Sure
  heading "Sure?"
  button "Remove"
    on activate: close, remove "One"
      after it has closed: focus "Two"

Task: close three tabs
  activate "Close tab"
  type "x" in "Address"
  activate "Close tab"
  activate "Close tab"

Task: remove the first tab
  activate "Remove"
  activate "Remove"
