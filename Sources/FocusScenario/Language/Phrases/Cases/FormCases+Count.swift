extension FormCases {
  static let count = #"""
    # How many there are.

    === app
    App: Shop

    Screen: Search
      heading "Search"
      text field "Email"
      text "Enter an address", not shown, the error of "Email"
      button "Pay"
        on activate: show the error, focus the error
      list "Results"
        row "Trail shoes"
        row "Road shoes"
        row "Sandals"
      button "Later", not shown

    === there is one error
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: there is none
    replace show the error, focus the error -> nothing
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === there are 3 results
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: there are 2: "Trail shoes", "Road shoes"
    without row "Sandals"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === focus moves once
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: focus moved 1 time
    --- failed: focus moved 2 times
    replace focus the error -> focus the error, after 0.5 seconds: focus "Email"
    --- failed: focus moved 0 times
    replace focus the error -> nothing
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the title is spoken at most once
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- passed
    replace focus the error -> focus "Search"
    --- failed: it was heard 2 times; heard: 'Search, heading'; announced 'Search'
    replace focus the error -> focus "Search", after 1 second: announce "Search"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      text "Loading prices", loading, not shown
      button "Change address"
        on activate: open the address panel
      button "Help"

    Sheet: Address panel, as the sheet
      heading "Delivery address"
      text field "Street"
      button "Save"
        on activate: close

    === exactly 2 elements are focusable in the panel
    Profile: Full Keyboard Access
    Task: open the address panel
    --- passed
    --- failed: there are 3: "Delivery address", "Street", "Save"
    Profile: VoiceOver
    --- untestable: the task stopped: "Help" cannot be reached: it is no stop of Full Keyboard Access here
    Task: open the address panel, activate "Help"

    === there is no spinner behind the sheet
    Profile: VoiceOver
    Task: open the address panel
    --- passed
    --- failed: there is 1: "Loading prices"
    replace loading, not shown -> loading
    --- untestable: the task stopped: "Help" cannot be reached: it is no stop of VoiceOver here
    Task: open the address panel, activate "Help"

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      list "Items"
        row "Milk"
        row "Bread"
        row "Eggs"
      list "Saved for later"
        row "Butter"
      button "Help"
      button "Later", not shown

    === "Items" has 3 rows
    Profile: VoiceOver
    Task: activate "Help"
    --- passed: there are 3: "Milk", "Bread", "Eggs"
    --- failed: there are 2: "Milk", "Bread"
    without row "Eggs"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === exactly 3 stops are reachable in "Items"
    Profile: VoiceOver
    Task: activate "Help"
    --- passed
    --- failed
    before row "Eggs" insert row "Honey"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"
    """#
}
