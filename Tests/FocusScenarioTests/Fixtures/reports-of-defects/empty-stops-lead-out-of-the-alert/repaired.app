# after a report: ionic-team/ionic-framework 23603
# Two guards without a label stand around the content of the alert. TalkBack stops on what can be acted on even without
# words (TB-5), and past them it goes on to the page.

App: Notes

Screen: Page
  group "Content"
    heading "Notes"
    button "Delete note"
      on activate: open the alert

Overlay: Alert, as the alert box
  on open: hide "Content" from assistive technology, focus "Delete this note?"
  on close: reveal "Content"
  heading "Delete this note?"
  button "OK"
    on activate: close
  button "", hidden from assistive technology, as the upper guard
  button "", hidden from assistive technology, as the bottom guard

Task: open the alert, move forward past OK
  activate "Delete note"
  move forward 4
