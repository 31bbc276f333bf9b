# after a report: RevenueCat/purchases-ios 7703
# A sheet of the app's own, in a stack with the blurred paywall and an invisible layer that takes taps: nothing moves,
# nothing is blocked, nothing answers escape (VO-133, VO-196).

App: Paywall

Screen: Paywall
  heading "Go further"
  button "All plans"
    on activate: open the plans sheet
  button "Restore purchases"

Overlay: Plans sheet, modal, as the sheet
  on open: after 0.5 seconds: focus "All plans"
  on escape: close
  button "Tap layer", hidden from assistive technology, off screen to the eye
    on activate: close
  heading "All plans"
  row "Monthly, 5 dollars"
  row "Yearly, 50 dollars"

Task: open "All plans" on the paywall
  activate "All plans"
