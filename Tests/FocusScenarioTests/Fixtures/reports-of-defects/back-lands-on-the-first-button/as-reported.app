# after a report: flutter/flutter 93926
# TalkBack would go back to where focus was on the page (TB-6). The framework asks for its first element each time the
# page appears.

App: Demo

Screen: Home
  on appear: focus "Buttons"
  button "Buttons"
  button "Lists"
    on activate: go to Lists
  button "Switches"

Screen: Lists
  back button "Home"
  heading "Lists"

Task: open the page from the second button, go back
  activate "Lists"
  go back
