# after a report: element-hq/element-x-ios 5263
# The timeline is turned upside down, and turned back for the eye alone: the frames that VoiceOver sorts by are still
# those of the flipped list (VO-30).

App: Rooms

Screen: Room
  heading "Garden club", at 0, 50, 390, 44
  list "Timeline", at 0, 100, 390, 300
    text "Are you coming?", at 0, 300, 390, 60
    text "Yes, at six.", at 0, 200, 390, 60
    text "See you there.", at 0, 100, 390, 60
  text field "Message", at 0, 700, 390, 44

Task: move through the room
  move forward 3
