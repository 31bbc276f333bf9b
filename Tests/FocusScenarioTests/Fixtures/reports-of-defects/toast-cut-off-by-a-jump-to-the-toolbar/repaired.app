# after a report: mozilla-mobile/firefox-ios 23488, 23490
# The toast is announced while the menu is going. When the menu has gone nothing asks for focus, so it falls to the
# first stop of the page (VO-129), and what is said for that cuts the announcement off (VO-158).

App: Browser

Screen: Page
  button "Secure connection"
  text "example.org"
  heading "Example Domain"
  button "Menu"
    on activate: open the main menu

Sheet: Main menu
  on close: focus the opener
  heading "Main menu"
  button "Save"
    on activate: remove this, show "Add to Reading List" and "Add to Shortcuts", focus "Add to Reading List"
  button "Add to Reading List", not shown
  button "Add to Shortcuts", not shown
    on activate:
      show a toast "Added to Shortcuts" for 4 seconds
      after 0.4 seconds: close
      after 0.9 seconds: announce "Added to Shortcuts"

Toast: Added to Shortcuts
  text "Added to Shortcuts", hidden from assistive technology

Task: open the menu, choose Add to Shortcuts
  activate "Menu"
  activate "Save"
  activate "Add to Shortcuts"
