# after a report: readium/r2-testapp-swift 108
# The overlay is drawn by the app: focus stays on the book (VO-133).

App: Library

Screen: Library
  heading "Library"
  row "Moby Dick"
    on action "Options": open the options
  row "Dracula"

Overlay: Options, modal
  on open: focus "Infos"
  button "Infos"
  button "Remove"
  button "Cancel"
    on activate: close

Task: long press a book
  action "Options" on "Moby Dick"
