# after a report: react/react-native 49796
# The window of the modal has a title of its own, and TalkBack says it when the window appears (TB-19).

App: Terms

Screen: Home
  heading "Home"
  button "Read the terms"
    on activate: open the modal

Full Screen Cover: Modal, pane title "Close Modal"
  heading "Title"
  text "Read me first."
  button "Done"
    on activate: close
