# after a report: deltachat/deltachat-ios 1558
# With the attachment its button goes away, and the screen is posted as changed without an element: focus is on the
# first stop, the oldest message (VO-146). The placeholder is a text of its own beside the field.

App: Chat

Screen: Chat
  text "Oldest message"
  text "Newest message"
  button "Attach"
    on activate: show "Photo" and "Remove", focus the message field
  image "Photo", not shown
  button "Remove", not shown
    on activate: remove "Photo" and this, post screen changed
  text field "Message", as the message field
  button "Send"
  text "Write a message", as the placeholder

Task: attach a photo, remove it
  activate "Attach"
  activate "Remove"
