App: VoiceOverFixture
# Entering the app speaks its name, as entering a named group does.
Screen: Repeated
  semantic group "VoiceOverFixture"
    heading "Fixture repeated"
    button "Same label", id "first"
    button "Same label", id "second"
    text "Balance $1,234.50; rate 2.5%"
    toggle "Notifications", checked
