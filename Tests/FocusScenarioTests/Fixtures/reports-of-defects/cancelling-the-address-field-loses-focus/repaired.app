# after a report: mozilla-mobile/firefox-ios 28109
# The button became a field and becomes a button again. Cancel goes away with the field, and nothing asks for focus
# (VO-179): where it goes is undefined (VO-170).

App: Browser

Screen: Browser
  heading "Home"
  button "Search or enter address"
    on activate:
      remove this
      show "Address" and "Cancel"
      focus "Address"
      keyboard focus "Address"
  text field "Address", not shown
  button "Cancel", not shown
    on activate:
      remove "Address" and this
      show "Search or enter address"
      after 0.5 seconds: focus "Search or enter address"
  button "Menu"

Task: open the address field, type one letter, activate Cancel
  activate "Search or enter address"
  type "a" in "Address"
  activate "Cancel"
