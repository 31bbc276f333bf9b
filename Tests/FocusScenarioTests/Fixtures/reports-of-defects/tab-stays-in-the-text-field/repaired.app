# after a report: flutter/flutter 76497
# The field keeps the Tab for itself, so that its next focus is the field again.

App: Demo

Screen: Form
  text field "Message"
  button "Done"

Task: press Tab in the text field
  move forward 1
