# after a report: callstack/react-native-paper 3912
# A modal of the app's own drawing, not marked as one: it moves nothing and blocks nothing (VO-133).

App: Paper

Screen: Home
  heading "Home"
  button "Show modal"
    on activate: open the modal
  button "Settings"

Overlay: Modal
  heading "Terms"
  text "Read them first."
  button "Agree"
    on activate: close
