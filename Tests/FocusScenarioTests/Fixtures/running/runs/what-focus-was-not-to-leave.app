App: Chat

Screen: Chat
  heading "Chat"
  text field "Message"
  button "Draw attention"
    on activate: after 1 second: announce "New reply"
  button "Steal focus"
    on activate: rename the status to "New reply", after 0.5 seconds: focus "Chat"
  text "Quiet", as the status
  slider "Volume" = "40"
    on increment: set "Volume" to "50"
