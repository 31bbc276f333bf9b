# after a report: ionic-team/ionic-framework 17126, 23716, 21804
# A web page draws its alert itself, as the last thing in it: that moves nobody and blocks nothing (VO-133). A modal
# mark would hold VoiceOver alone, not TalkBack (TB-10) and not the keyboard (VO-139).

App: Notes

Screen: Page
  group "Content"
    heading "Notes"
    button "Delete note"
      on activate: open the alert
    link "All notes"

Overlay: Alert, as the alert box
  heading "Delete this note?"
  button "Cancel"
    on activate: close
  button "Delete"

Task: open the alert, move forward to its end
  activate "Delete note"
  move forward 3
