# after a report: signalapp/Signal-iOS 4072
# The bar lists its elements, and forgets one: what is not listed disappears (VO-2).

App: Chat

Screen: Chats
  group "Bar", explicit order "Chats", "New chat"
    heading "Chats"
    button "Settings"
      on activate: go to Settings
    button "New chat"
  row "Kim"

Screen: Settings
  back button "Chats"
  heading "Settings"

Task: look for Settings in the chat list
  move forward 2
