App: VoiceOverFixture
# The utterance before these was the system's own, 'VoiceOver on'.
Screen: Modal
  button "Dismiss modal"
  text "Modal value" = "12.50"
