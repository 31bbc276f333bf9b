# after a report: GetStream/stream-chat-swiftui 1456
# Focus is given back to the opener at once, and then the picker below is built anew: the element that has focus is not
# there any more, only one that looks the same (VO-170).

App: Chat

Screen: Chat
  heading "Kim"
  button "Attach"
    on activate: open the attachment picker

Sheet: Attachment picker
  heading "Attach"
  group "Sources", as the sources
    button "Photos"
    button "Open Files"
      on activate: open the file picker

Full Screen Cover: File picker
  on close: focus the opener, after 0.3 seconds: reload the sources
  heading "Recents"
  button "Cancel"
    on activate: close

Task: open Files from the picker, cancel
  activate "Attach"
  activate "Open Files"
  activate "Cancel"
