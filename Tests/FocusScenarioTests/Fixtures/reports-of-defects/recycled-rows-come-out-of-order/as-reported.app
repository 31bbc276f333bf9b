# after a report: JetBrains/compose-multiplatform 2271
# A row that was scrolled out is used again at the end, and keeps the frame it had at the top. VoiceOver sorts by frames
# (VO-30).

App: Numbers

Screen: Numbers
  heading "Numbers", at 0, 0, 320, 40
  list "Items", at 0, 40, 320, 200, scrolls
    row "Item 1", at 0, 40, 320, 40
    row "Item 2", at 0, 80, 320, 40
    row "Item 3", at 0, 120, 320, 40
    row "Item 4", at 0, 44, 320, 40

Task: move forward through the list
  move forward 4
