# after a report: signalapp/Signal-iOS 6151
# The chat opens scrolled to its end, and focus is set on the first thing in sight, which is the label of a day.

App: Chat

Screen: Chats
  heading "Chats"
  button "Kim, 2 unread messages"
    on activate: go to Chat

Screen: Chat
  on open: after 0.5 seconds: focus "Monday"
  back button "Chats"
  heading "Kim"
  list "Messages"
    text "Shall we go?"
    text "Monday"
    text "See you there."
    text "Where are you?", as the unread message
    text "Hello?", as the newest message

Task: open a chat with unread messages
  activate "Kim, 2 unread messages"
