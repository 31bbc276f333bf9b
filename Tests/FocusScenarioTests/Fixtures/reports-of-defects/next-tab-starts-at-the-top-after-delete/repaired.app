# after a report: KiwiCanopy/KiwiDesk 816
# The rule that had focus is gone, and on this system focus is then on nothing (FKA-15): Tab begins anew.

App: Desk
Behaviour: focused-element-vanished = nowhere

Screen: Settings
  button "General"
  list "Rules"
    rows "Work", "Home", "Travel" each:
      on action "Delete": keyboard focus the next one, remove this
  button "Add rule"

Task: delete a rule, press Tab
  action "Delete" on "Home"
