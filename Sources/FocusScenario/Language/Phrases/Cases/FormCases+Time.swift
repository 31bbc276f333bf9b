extension FormCases {
  static let time = #"""
    # When things happen.

    === app
    App: Shop

    Screen: Payment
      heading "Payment"
      text field "Email"
        on type: nothing
      text "Enter an address", not shown, the error of "Email"
      button "Pay"
        on activate: show the error, focus the error
      button "Help"
      button "Later", not shown

    === focus is on the error within 500 ms of Pay
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- passed
    replace focus the error -> after 0.5 seconds: focus the error
    --- failed: focus stayed on "Pay"
    replace focus the error -> after 0.6 seconds: focus the error
    --- untestable: 'Pay' did not happen in this task (activate "Help")
    Task: activate "Help"

    === focus doesn't move while typing
    Profile: VoiceOver
    Task: type "ada" in "Email"
    --- passed
    --- failed: focus moved to "Help" in step 2, type "ada" in "Email"
    replace on type: nothing -> on type: focus "Help"
    --- failed: focus moved to "Help" in step 2, type "ada" in "Email"
    replace on type: nothing -> on type: after 1.5 seconds: focus "Help"
    --- untestable: 'typing' was never so in this task
    Task: activate "Help"

    === the error is never spoken twice
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: it was heard 2 times; heard: 'Payment, heading'; 'Email, text field'; 'Pay, button'; 'Enter an address', interrupted; announced 'Enter an address'
    replace focus the error -> focus the error, after 0.3 seconds: announce "Enter an address"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === nothing is spoken before the error
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: heard: 'Pay'; 'Enter an address'
    replace focus the error -> after 0.3 seconds: focus the error
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === right after Pay, focus is on the error, and nothing is announced
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: announced 'Payment failed' was heard in step 2, activate "Pay"
    replace focus the error -> focus the error, after 0.5 seconds: announce "Payment failed"
    --- failed: focus stayed on "Pay"
    replace focus the error -> nothing
    --- untestable: 'Pay' did not happen in this task (activate "Help")
    Task: activate "Help"

    === app
    App: Shop

    Screen: Search
      on reload: remove "Loading shoes", show "Shoes"
      heading "Search"
      row "Loading shoes", loading
      row "Shoes", not shown
      button "Help"

    === the loading element is gone after reload
    Profile: VoiceOver
    Task: reload
    --- passed
    --- failed: "Loading shoes" is still there
    replace remove "Loading shoes", show -> show
    --- untestable: 'reload' did not happen in this task (activate "Help")
    Task: activate "Help"

    === at the start, the loading element is visible
    Profile: VoiceOver
    Task: reload
    --- passed
    --- failed
    Task: activate "Help"
    replace "Loading shoes", loading -> "Loading shoes", loading, not shown
    replace on reload: remove -> on reload: show
    --- untestable: it was never there in this task
    Task: activate "Help"
    Expected: at the start, "Shoes" is gone

    === app
    App: Shop

    Screen: Search
      heading "Search"
      button "Find"
        on activate: show "Saved", after 6 seconds: remove "Saved"
      text "Saved", not shown, as the toast
      button "Help"

    === the toast stays at least 5 seconds
    Profile: VoiceOver
    Task: activate "Find"
    --- passed: it was still seen 5000 ms later
    --- failed: it was seen for 4000 ms
    replace after 6 seconds -> after 4 seconds
    --- failed
    Task: activate "Help"
    --- untestable: the toast was there before, so how long it stays cannot be told
    replace "Saved", not shown -> "Saved"

    === the toast stays on screen for at most 10 seconds
    Profile: VoiceOver
    Task: activate "Find"
    --- passed: it was seen for 6000 ms
    --- failed: it was still seen 10000 ms later
    replace after 6 seconds -> after 12 seconds
    --- untestable: the toast was there before, so how long it stays cannot be told
    replace "Saved", not shown -> "Saved"

    === VoiceOver: the toast is visible
    Profile: VoiceOver, Switch Control
    Task: activate "Find"
    --- passed
    --- failed
    replace show "Saved", after 6 seconds: remove -> remove
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    replace button "Help" -> button "Later", not shown
    Task: activate "Later"
    """#
}
