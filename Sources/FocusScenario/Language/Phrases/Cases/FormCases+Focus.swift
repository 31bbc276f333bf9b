extension FormCases {
  static let focus = #"""
    # Where focus starts, is, goes and stays.

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Change address"
        on activate: open the address sheet
      button "Help"

    Sheet: Address sheet
      heading "Delivery address"
      button "Save"
        on activate: close

    === focus starts on "Delivery address, heading"
    Profile: VoiceOver
    Task: open the address sheet
    --- passed
    --- failed: focus is on "Where to?", the first stop of 'Address sheet', by the platform (VO-127)
    before heading "Delivery address" insert text "Where to?"
    --- failed: focus stayed on "Change address"
    replace Sheet: Address sheet -> Overlay: Address sheet
    --- untestable: nothing was opened in this task
    Task: activate "Help"

    === focus starts on the sheet title
    Profile: VoiceOver
    Task: open the address sheet
    --- passed
    --- failed: focus is on "Where to?", the first stop of 'Address sheet', by the platform (VO-127)
    before heading "Delivery address" insert text "Where to?"
    --- failed: focus stayed on "Change address"
    replace Sheet: Address sheet -> Overlay: Address sheet
    --- untestable: nothing was opened in this task
    Task: activate "Help"

    === app
    App: Shop

    Screen: Payment
      text field "Expiration date" = "11/20"
      text "Card expired", not shown, the error of "Expiration date", as the error summary
      button "Pay"
        on activate: show the error, focus the error
      button "Help"
        on activate: announce "Call us"

    === focus is on the error right after Pay, without swiping
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: focus stayed on "Pay"
    replace focus the error -> nothing
    --- failed: no error appeared; focus stayed on "Pay"
    replace show the error, focus the error -> nothing
    --- failed: no error appeared (announced: 'Payment failed'); focus stayed on "Pay"
    replace show the error, focus the error -> announce "Payment failed"
    --- untestable: 'Pay' did not happen in this task (activate "Help")
    Task: activate "Help"

    === focus moves to the error summary within 1 second of Pay
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- passed
    replace focus the error -> after 1 second: focus the error
    --- failed: focus stayed on "Pay"
    replace focus the error -> after 1.1 seconds: focus the error
    --- untestable: 'Pay' did not happen in this task (activate "Help")
    Task: activate "Help"

    === focus isn't on "Pay", after Pay
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: focus is on "Pay"
    replace focus the error -> nothing
    --- untestable: 'Pay' did not happen in this task (activate "Help")
    Task: activate "Help"

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Change address"
        on activate: open the address panel
      button "Help"

    Overlay: Address panel, modal
      on open: focus "Street"
      text field "Street"
      button "Save"
        on activate: close

    === focus is inside the panel
    Profile: VoiceOver
    Task: open the address panel
    --- passed
    --- failed: focus stayed on "Change address"
    replace on open: focus "Street" -> on open: nothing
    --- untestable: the task stopped: "Help" cannot be reached: it is no stop of VoiceOver here
    Task: open the address panel, activate "Help"

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Dismiss"
        on activate: take this off screen, focus "Cart"
      button "Later", not shown

    === focus is never on an element that's gone
    Profile: VoiceOver
    Task: activate "Dismiss"
    --- passed
    --- failed: focus was on "Dismiss" in step 2, activate "Dismiss"
    replace , focus "Cart" ->
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Dismiss", activate "Later"

    === app
    App: Shop

    Screen: Cart
      stepper "Quantity" = "1"
        on increment: set this + 1, after 0.3 seconds: rename the total to "178 dollars"
      text "89 dollars", as the total
      button "Help"

    === focus stays on "Quantity" while the total updates
    Profile: VoiceOver
    Task: increase "Quantity"
    --- passed
    --- failed: focus moved to "178 dollars" in step 2, increase "Quantity"
    replace rename the total to "178 dollars" -> rename the total to "178 dollars", focus the total
    --- failed: focus moved to "178 dollars" in step 2, increase "Quantity"
    replace rename the total to "178 dollars" -> rename the total to "178 dollars", after 1.5 seconds: focus the total
    --- untestable: 'the total does update' was never so in this task
    replace , after 0.3 seconds: rename the total to "178 dollars" ->
    --- untestable: focus was on "Amount" when the window opened
    before button "Help" insert text "Quantity"
    replace stepper "Quantity" -> stepper "Amount"
    Task: increase "Amount"

    === app
    App: Shop

    Screen: Search
      on reload: remove "Old shoes", show "Trail shoes" and "Road shoes", focus "Trail shoes"
      heading "Search"
      button "Help"
      list "Results"
        row "Old shoes"
        row "Trail shoes", not shown
        row "Road shoes", not shown

    === focus is on the first result after reload
    Profile: VoiceOver
    Task: reload
    --- passed
    --- failed: focus is on "Road shoes" (focus 'Road shoes' on reload of Search)
    replace focus "Trail shoes" -> focus "Road shoes"
    --- untestable: 'reload' did not happen in this task (activate "Help")
    Task: activate "Help"

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Help"
      list "Items"
        rows "Milk", "Bread", "Eggs", actions "Delete" each:
          on action "Delete": remove this, focus the next one

    === focus goes to the next item after delete
    Profile: VoiceOver
    Task: delete "Bread"
    --- passed
    --- failed: focus is on "Cart", the first stop of 'Cart' (focus 'Cart' on action 'Delete' of Bread)
    replace focus the next one -> focus "Cart"
    --- failed: focus is on "Eggs", by chance (focus when its element vanished): there by luck, devices differ
    replace remove this, focus the next one -> remove this
    --- untestable: 'delete' did not happen in this task (activate "Help")
    Task: activate "Help"

    === app
    App: Shop

    Screen: Payment
      text field "Expiration date" = "11/20"
      text "Card expired", not shown, the error of "Expiration date"
      button "Pay"
        on activate: show the error, focus the error
      button "Help"

    === focus moves to the error and stays there
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- passed
    Task: activate "Pay", wait 3 seconds
    --- failed: focus is on "Help" (focus 'Help' 500 ms later, on activate of Pay)
    replace focus the error -> focus the error, after 0.5 seconds: focus "Help"
    --- failed: focus moved on to "Help" in step 3, wait 3000 ms
    Expected: right after Pay, focus moves to the error and stays there
    replace focus the error -> focus the error, after 3 seconds: focus "Help"
    Task: activate "Pay", wait 3 seconds
    --- failed: focus stayed on "Pay"
    replace focus the error -> nothing
    --- untestable: 'Pay' did not happen in this task (activate "Help")
    Expected: after Pay, focus moves to the error and stays there
    Task: activate "Help"

    === focus goes straight to "Help"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    replace focus the error -> focus "Help"
    --- failed: focus is on "Help" (focus 'Help' 500 ms later, on activate of Pay), by way of "Card expired"
    replace focus the error -> focus the error, after 0.5 seconds: focus "Help"
    --- untestable: 'Pay' did not happen in this task (activate "Help")
    Expected: after Pay, focus goes straight to "Help"
    Task: activate "Help"

    === focus moves to the error automatically
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: focus stayed on "Help", and nothing but its user moved it
    Expected: focus is on "Help" automatically
    Task: activate "Help"
    --- untestable: 'Pay' did not happen in this task (activate "Help")
    Expected: after Pay, focus moves to the error automatically
    Task: activate "Help"

    === focus is no longer on "Pay"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: focus is on "Card expired"
    --- failed: focus is on "Pay"
    replace focus the error -> nothing
    --- untestable: focus is on "Help", and it was not so before
    Expected: focus is no longer on the error
    Task: activate "Help"

    === "Help" takes focus once
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: focus came to "Help" 1 time
    replace focus the error -> focus "Help"
    --- failed: focus came to "Help" 2 times
    replace focus the error -> focus "Help", after 0.3 seconds: focus "Pay", after 0.6 seconds: focus "Help"
    --- failed: focus came to "Help" 0 times
    --- untestable: 'Pay' did not happen in this task (activate "Help")
    Expected: after Pay, "Help" takes focus once
    Task: activate "Help"

    === focus is on either "Help" or "Pay"
    Profile: VoiceOver
    Task: activate "Help"
    --- passed
    --- failed: focus is on "Card expired" (focus the error on activate of Pay)
    Task: activate "Pay"
    --- untestable: 'Pay' did not happen in this task (activate "Help")
    Expected: after Pay, focus is on either "Help" or "Pay"

    === "Pay" sends focus to "Help"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    replace focus the error -> focus "Help"
    --- failed: focus is on "Card expired" (focus the error on activate of Pay)
    --- untestable: "Pay" did nothing in this task
    Task: activate "Help"

    === "Help" never takes focus from the field
    Profile: VoiceOver
    Task: type "11/26" in the field
    --- passed: focus did not leave the field
    --- failed: focus went from the field to it in step 2, type "11/26" in "Expiration date"
    before text "Card expired", not shown, the error of "Expiration date" insert   on type: focus "Help"
    --- untestable: focus was never on the field right after each Pay
    Expected: right after Pay, "Help" never takes focus from the field
    Task: activate "Pay"

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Change address"
        on activate: open the address panel
      button "Help"

    Overlay: Address panel, modal
      on open: focus "Street"
      text field "Street"
      button "Save"
        on activate: close
      button "Later", not shown

    === focus is confined to the panel
    Profile: VoiceOver
    Task: open the address panel
    --- passed: 3 steps each way stay on "Street", "Save"
    --- failed: a sweep back leaves it for "Help"
    replace Overlay: Address panel, modal -> Overlay: Address panel
    --- untestable: the panel was not up
    Task: activate "Help"
    """#
}
