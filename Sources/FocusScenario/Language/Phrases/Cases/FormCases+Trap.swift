extension FormCases {
  static let trap = #"""
    # What holds a user in, and what lets out.

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Change address"
        on activate: open the address panel
      button "Help"

    Overlay: Address panel, modal
      on open: focus "Street"
      on escape: close
      text field "Street"
      button "Save"
        on activate: close

    === focus can't leave the panel
    Profile: VoiceOver
    Task: open the address panel
    --- passed
    --- failed: a sweep back leaves it for "Help"
    replace Address panel, modal -> Address panel
    --- untestable: the panel was not up
    Task: activate "Help"

    === Escape closes the panel
    Profile: VoiceOver
    Task: open the address panel
    --- passed: Escape closes 'Address panel'
    --- failed: Escape does not close 'Address panel'
    without on escape: close
    --- untestable: it was not open
    Task: activate "Help"

    === there is a way out of the panel
    Profile: VoiceOver
    Task: open the address panel
    --- passed: it closes by "Save", escape
    --- passed: it closes by "Save"
    Profile: Switch Control
    --- failed: nothing its user can do closes it
    Profile: Switch Control
    replace button "Save" -> text "Save", not interactive
    # A swipe of three fingers and what the system does are not its user's ways.
    --- passed: it closes by escape
    replace Overlay: Address panel, modal -> Sheet: Address panel
    replace on activate: close -> on activate: nothing
    --- failed: nothing its user can do closes it
    Profile: Switch Control
    replace Overlay: Address panel, modal -> Sheet: Address panel
    replace on activate: close -> on activate: nothing
    --- untestable: the panel was not up
    Task: activate "Help"
    --- untestable: the panel has no stop
    replace text field "Street" -> text field "Street", hidden from assistive technology
    replace button "Save" -> text "Save", hidden from assistive technology

    === app
    App: Radio

    Screen: Home
      button "Menu"
      group "Player"
        button "Play"
        button "Volume"
      button "Library"

    === focus can't leave the player
    Profile: VoiceOver
    Task: activate "Play"
    --- passed: 3 steps each way stay on "Play", "Volume"
    without button "Menu"
    without button "Library"
    --- failed: a sweep forward leaves it for "Library"
    without button "Menu"
    --- failed: a sweep back leaves it for "Menu"
    without button "Library"
    --- untestable: the player has no stop
    Task: activate "Menu"
    without button "Play"
    without button "Volume"
    replace group "Player" -> text "Player", hidden from assistive technology

    === Tab leaves the player
    Profile: Full Keyboard Access
    Task: activate "Play"
    --- passed: Tab comes to "Library"
    --- failed: Tab stays inside
    without button "Menu"
    without button "Library"
    --- untestable: there is no stop to start from
    Task: activate "Menu"
    without button "Play"
    without button "Volume"
    replace group "Player" -> text "Player"

    === app
    App: Shop

    Screen: Cart
      button "Change address"
        on activate: open the address panel
      button "Help"

    Sheet: Address panel
      text field "Street"
      button "Save"
        on activate: close

    === Tab does not leave the panel
    Profile: Full Keyboard Access
    Task: open the address panel
    --- passed: Tab stays inside
    --- failed: Tab comes to "Change address"
    replace Sheet: Address panel -> Overlay: Address panel, modal
    before text field "Street" insert on open: keyboard focus "Street"
    --- untestable: the panel was not up
    Task: activate "Help"

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Change address"
        on activate: open the address panel
      button "Help"
      button "Later", not shown

    Overlay: Address panel, modal
      on open: focus "Street"
      on escape: close
      text field "Street"
      button "Save"
        on activate: close

    === swiping stays in the panel
    Profile: VoiceOver
    Task: open the address panel
    --- passed
    --- failed: a sweep back leaves it for "Help"
    replace Overlay: Address panel, modal -> Overlay: Address panel
    --- untestable: the panel was not up
    Task: activate "Help"

    === the panel can be closed with the escape gesture
    Profile: VoiceOver
    Task: open the address panel
    --- passed: escape gesture closes it
    --- failed: escape gesture does not close it
    without on escape: close
    --- untestable: the panel was not up
    Task: activate "Help"

    === there are no keyboard traps
    Profile: Full Keyboard Access
    Task: activate "Help"
    --- passed: a sweep each way meets all 2 stops
    --- failed
    before heading "Cart" insert on every 1 second: keyboard focus "Help"
    before button "Help" insert button "More"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"
    """#
}
