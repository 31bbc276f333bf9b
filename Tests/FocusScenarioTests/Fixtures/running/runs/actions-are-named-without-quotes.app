App: Mail

Screen: Inbox
  row "Invoice", actions "Reply", "Delete"
