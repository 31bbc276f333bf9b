# Controls that are called alike, and what is done by an action of a row, by a gesture or by a key.
App: Mail

Screen: Inbox
  on magic tap: open the player
  heading "Inbox"
  row "Ann", actions "Archive", "Flag"
    on action "Archive": open the archive panel
    on action "Flag": rename this to "Ann, flagged"
  button "Delete"
  button "Delete"
    on activate: open the delete panel
  link "Delete"
    on activate: open the delete panel
  slider "Text size" = "3"
    on increment: open the size panel
  text field "Search"
    on done: open the results panel

Sheet: Archive panel
  heading "Archived"
  button "Undo"
    on activate: close

Sheet: Delete panel
  heading "Delete it?"
  button "Keep it"
    on activate: close

Sheet: Size panel
  heading "Text size is 4"
  button "OK"
    on activate: close

Sheet: Results panel
  heading "2 results"
  button "Done"
    on activate: close

Sheet: Player
  heading "Now playing"
  button "Stop"
    on activate: close
