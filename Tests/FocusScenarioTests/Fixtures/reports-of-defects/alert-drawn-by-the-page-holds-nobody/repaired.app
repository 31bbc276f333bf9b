# after a report: ionic-team/ionic-framework 17126, 23716, 21804
# A web page draws its alert itself and says that it is modal. That moves nobody, and it confines VoiceOver alone: not
# TalkBack (TB-10), not the keyboard (VO-139).

App: Notes

Screen: Page
  group "Content"
    heading "Notes"
    button "Delete note"
      on activate: open the alert
    link "All notes"

Overlay: Alert, modal, as the alert box
  on open: hide "Content" from assistive technology, focus "Delete this note?", keyboard focus "Cancel"
  on close: reveal "Content", focus the opener, keyboard focus the opener
  heading "Delete this note?"
  button "Cancel"
    on activate: close
  button "Delete"

Task: open the alert, move forward to its end
  activate "Delete note"
  move forward 3
