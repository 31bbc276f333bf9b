# after a report: kellylford/QuickMail 667, 669
# The row is disabled before it goes, which is heard, and the announcement comes while the next message is being read
# (VO-154).

App: Mail

Screen: Inbox
  heading "Inbox"
  rows "Lunch on Friday", "Your invoice", "Train tickets" each:
    on action "Delete":
      remove this, focus the next one
      after 0.8 seconds: announce "1 message deleted" queued

Task: delete a message
  action "Delete" on "Lunch on Friday"
