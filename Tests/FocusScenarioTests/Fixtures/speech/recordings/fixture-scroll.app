App: VoiceOverFixture
Screen: Scroll
  button "Scroll row 1"
  button "Scroll row 2"
  button "Scroll row 3"
  button "Scroll row 4"
  button "Scroll row 5"
  button "Scroll row 6"
  button "Scroll row 7"
  button "Scroll row 8"
  button "Scroll row 9"
  button "Scroll row 10"
  button "Scroll row 11"
  button "Scroll row 12"
