# after a report: wireapp/wire-ios 4955
# The field keeps the Tab for itself, so that its next focus is the field again.

App: Chat

Screen: Conversation
  button "Back"
  text field "Message", next focus "Message"
  button "Send"
  button "Attach"

Task: press Tab in the message field
  move forward 1
