# after a report: flutter/flutter 107069
# When the dialog goes the framework posts that the screen changed and names no element, so focus starts at the top of
# the page again (VO-146, VO-140).

App: Demo

Screen: Home
  heading "Home page"
  text "Dialogs, one below the other"
  button "Open dialog"
    on activate: open the dialog box

Overlay: Dialog box, modal, as the dialog
  on open: focus "Hello"
  on close: post screen changed with the opener
  heading "Hello"
  button "Close"
    on activate: close
