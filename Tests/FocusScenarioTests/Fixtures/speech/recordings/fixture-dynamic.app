App: VoiceOverFixture
# The count changed while it was read; the recording heard it once.
Screen: Dynamic
  text "Live count" = "51"
  button "Stable control"
