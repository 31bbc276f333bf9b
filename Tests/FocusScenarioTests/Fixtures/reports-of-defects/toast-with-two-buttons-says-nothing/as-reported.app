# after a report: wordpress-mobile/WordPress-iOS 11496
# The toast appears and moves nothing, nobody announces it.

App: Checklist

Screen: Checklist
  heading "Next steps"
  button "Create a page"
    on activate: show a toast "Tip" for 10 seconds
  button "Share your site"

Toast: Tip
  text "Double tap to create a page"
  button "Go"
  button "Not now"
    on activate: close

Task: start the checklist, activate the first item
  activate "Create a page"
