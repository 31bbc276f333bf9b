App: Inbox

Screen: Inbox
  heading "Inbox"
  row "Ann", in the rotor "Unread"
  row "Bob"
  row "Cid", in the rotor "Unread", actions "Archive"
    on action "Archive": remove this
  slider "Text size" = "50%"
  row "Dan", in the rotor "Unread", in the rotor "Flagged"
