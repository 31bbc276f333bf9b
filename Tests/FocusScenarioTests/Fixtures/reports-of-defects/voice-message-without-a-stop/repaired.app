# after a report: signalapp/Signal-iOS 4738, 4736
# The bubble of a voice message is a picture without a label: decoration, and no stop (VO-14).

App: Chat

Screen: Chat
  heading "Kim"
  text "Listen to this:"
  button "Voice message, 12 seconds", as the voice message
  text "10:42"
  button "Record voice message"

Task: move through the chat
  move forward 2
