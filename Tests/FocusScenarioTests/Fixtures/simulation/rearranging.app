App: Tasks

Screen: Tasks
  heading "Tasks", at 0, 0, 390, 44
  button "Tidy", at 0, 50, 390, 44
    on activate: move "Buy milk" after "Call home"
  button "Sort", at 0, 100, 390, 44
    on activate: move "Pay rent" to the top, post layout changed
  button "Refresh", at 0, 150, 390, 44
    on activate: after 2 seconds: move "Buy milk" to the end, reload "Buy milk"
  button "Mix up", at 0, 200, 390, 44
    on activate: move "Buy milk" before "Tidy"
  list, at 0, 250, 390, 150
    row "Buy milk", at 0, 250, 390, 44
      on activate: move this row to the end
      button "About milk", at 300, 260, 44, 30
        on activate: move this row after the next one
    row "Call home", at 0, 300, 390, 44
      on activate: move this before the one before
    row "Pay rent", at 0, 350, 390, 44
      on activate: move this to the top, after 2 seconds: move this to the end
