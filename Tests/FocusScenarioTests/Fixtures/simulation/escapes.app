App: Escapes

Screen: Start
  button "Sheet"
    on activate: open Options
  button "Popover"
    on activate: open Help
  button "Menu"
    on activate: open More
  button "Alert"
    on activate: open Sure
  button "Dialog"
    on activate: open Choose
  button "Cover"
    on activate: open Cover
  button "Overlay"
    on activate: open Panel
  row "Ann", actions "Archive"
    on action "Archive": remove this
  button "Once"
    on activate: disable this
  button "Screen"
    on activate: go to Next

Sheet: Options
  button "One"

Popover: Help
  button "Two"

Menu: More
  button "Three"

Alert: Sure
  heading "Sure?"
  button "Cancel"

Confirmation Dialog: Choose
  button "Cancel"

Full Screen Cover: Cover
  button "Four"
    on activate: close

Overlay: Panel
  on escape: close
  button "Five"

Screen: Next
  button "Six"
