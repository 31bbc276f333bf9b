extension FormCases {
  static let announce = #"""
    # What is announced beside what has focus.

    === app
    App: Shop

    Screen: Search
      heading "Search"
      search field "Search the shop"
        on type: show "3 results"
      text "3 results", not shown
      button "Add to cart"
        on activate: announce "Card added"
      button "Find"
        on activate: announce "3 results"
      button "Details"
        on activate: open the detail sheet
      button "Later", not shown

    Sheet: Detail sheet
      on close: focus the opener
      heading "Details"
      button "Done"
        on activate: close

    === "3 results" is announced once
    Profile: VoiceOver
    Task: activate "Find"
    --- passed
    --- failed: it was heard 2 times; heard: announced '3 results'; announced '3 results'; 'Find', dropped
    replace announce "3 results" -> announce "3 results", after 1 second: announce "3 results"
    --- failed: it was not heard; heard: 'Find'
    replace announce "3 results" -> nothing
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Card added" is announced, and focus stays on "Add to cart"
    Profile: VoiceOver
    Task: activate "Add to cart"
    --- passed
    --- failed: focus moved to "Search" in step 2, activate "Add to cart"
    replace announce "Card added" -> announce "Card added", after 0.5 seconds: focus "Search"
    --- failed: it was not heard; heard: 'Add to cart'
    replace announce "Card added" -> rename "Search" to "Card added"
    --- untestable: focus was on "Find" when the window opened
    replace announce "3 results" -> announce "Card added"
    Task: activate "Find"

    === nothing is announced while typing
    Profile: VoiceOver
    Task: type "shoes" in "Search the shop"
    --- passed
    --- failed: announced '3 results' was heard in step 2, type "shoes" in "Search the shop"
    replace show "3 results" -> announce "3 results"
    --- untestable: 'typing' was never so in this task
    Task: activate "Find"

    === after close, nothing is announced
    Profile: VoiceOver
    Task: open the detail sheet, close it
    --- passed
    --- failed: announced '3 results' was heard in step 3, close Detail sheet by "Done"
    replace on close: focus the opener -> on close: focus the opener, after 0.5 seconds: announce "3 results"
    --- untestable: 'close' did not happen in this task (open Detail sheet: activate "Details")
    Task: open the detail sheet

    === app
    App: Shop

    Screen: Payment
      heading "Payment"
      text field "Name"
      text "Enter your name", not shown, the error of "Name"
      button "Pay"
        on activate: show the error, focus the error
      button "Later", not shown

    === no announcement interrupts the error
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: it was cut off; heard: 'Enter your name', interrupted; announced 'Payment failed'
    replace focus the error -> focus the error, after 0.3 seconds: announce "Payment failed"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Save"
        on activate: announce "Saved"
      button "Help"
        on activate: announce "Call us"
      button "Later", not shown

    === "Saved" is announced only once
    Profile: VoiceOver
    Task: activate "Save"
    --- passed
    --- failed
    replace announce "Saved" -> announce "Saved", after 1 second: announce "Saved"
    --- untestable: 'Save' did not happen in this task (activate "Help")
    Expected: after Save, "Saved" is announced only once
    Task: activate "Help"

    === "Saved" is not announced again within 5 seconds
    Profile: VoiceOver
    Task: activate "Save"
    --- passed
    --- passed
    replace announce "Saved" -> announce "Saved", after 7 seconds: announce "Saved"
    --- failed
    replace announce "Saved" -> announce "Saved", after 4 seconds: announce "Saved"
    --- untestable: it was not heard before
    Task: activate "Help"

    === "Saved" is announced again
    Profile: VoiceOver
    Task: activate "Save", activate "Save"
    --- passed
    --- failed
    Task: activate "Save"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Saved" is announced without moving focus
    Profile: VoiceOver
    Task: activate "Save"
    --- passed
    --- failed
    Task: activate "Save", move forward past "Save"
    --- untestable: 'Save' did not happen in this task (activate "Help")
    Expected: after Save, "Saved" is announced without moving focus
    Task: activate "Help"

    === "Saved" is announced without stealing focus
    Profile: VoiceOver
    Task: activate "Save"
    --- passed
    --- failed: it was heard once; heard: announced 'Saved'; 'Help, button'; 'Save', dropped, and focus moved to "Help"
    replace announce "Saved" -> announce "Saved", after 0.9 seconds: focus "Help"
    --- failed
    replace announce "Saved" -> nothing
    before button "Later", not shown insert text "Saved"
    --- untestable: 'Save' did not happen in this task (activate "Help")
    Expected: after Save, "Saved" is announced without stealing focus
    Task: activate "Help"

    === "Saved" is announced without interruption
    Profile: VoiceOver
    Task: activate "Save"
    --- passed
    --- failed
    replace announce "Saved" -> announce "Saved", after 0.1 seconds: focus "Help"
    --- untestable: 'Save' did not happen in this task (activate "Help")
    Expected: after Save, "Saved" is announced without interruption
    Task: activate "Help"

    === "Saving" is announced before "Saved"
    Profile: VoiceOver
    Task: activate "Save"
    --- passed
    replace announce "Saved" -> announce "Saving", after 0.9 seconds: announce "Saved"
    --- failed
    replace announce "Saved" -> announce "Saved", after 0.9 seconds: announce "Saving"
    --- untestable: 'Save' did not happen in this task (activate "Help")
    Expected: after Save, "Saving" is announced before "Saved"
    before button "Later", not shown insert text "Saving"
    Task: activate "Help"

    === "Saved" is immediately announced
    Profile: VoiceOver
    Task: activate "Save", wait 5 seconds
    --- passed
    --- failed: it was not heard; heard: 'Save'
    replace announce "Saved" -> after 4 seconds: announce "Saved"
    --- untestable: 'Save' did not happen in this task (activate "Help")
    Expected: after Save, "Saved" is immediately announced
    Task: activate "Help"

    === app
    App: Shop

    Screen: Search
      heading "Search"
      button "Add to cart"
        on activate: announce "Card added"
      button "Later", not shown

    === "Card added" is announced, and nothing else is announced
    Profile: VoiceOver
    Task: activate "Add to cart"
    --- passed
    --- failed: announced '3 results' was heard in step 2, activate "Add to cart"
    replace announce "Card added" -> announce "Card added", after 0.5 seconds: announce "3 results"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === nothing is announced twice
    Profile: VoiceOver
    Task: activate "Add to cart"
    --- passed
    --- failed
    replace announce "Card added" -> announce "Card added", after 0.5 seconds: announce "Card added"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"
    """#
}
