extension FormCases {
  static let speech = #"""
    # What is heard.

    === app
    App: Shop

    Screen: Payment
      heading "Payment"
      text field "Expiration date" = "11/20"
      text "Card expired. Enter a date after 11/26.", not shown, the error of "Expiration date"
      text "89 dollars", as the price
      text "3 results"
      button "Pay"
        on activate: show the error, focus the error
      button "Help"
        on activate: open the help sheet
      button "Later", not shown

    Sheet: Help sheet
      heading "Questions"
      text "Call us"

    === the error is spoken once
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: it was heard 2 times; heard: 'Card expired. Enter a date after 11/26.', interrupted; announced 'Card expired. Enter a date after 11/26.'
    replace focus the error -> focus the error, after 0.3 seconds: announce "Card expired. Enter a date after 11/26."
    --- failed: it was not heard; heard: 'Pay'
    replace focus the error -> nothing
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Card expired" is spoken exactly once, right after Pay
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: it was heard 2 times; heard: 'Card expired. Enter a date after 11/26.', interrupted; announced 'Card expired'
    replace focus the error -> focus the error, after 0.3 seconds: announce "Card expired"
    --- untestable: 'Pay' did not happen in this task (open Help sheet: activate "Help")
    Task: open the help sheet

    === the error is spoken before the field
    Profile: VoiceOver
    Task: activate "Pay", move back once
    --- passed
    --- failed: heard: 'Expiration date, 11/20, text field', interrupted; 'Card expired. Enter a date after 11/26.'; 'Expiration date, 11/20, text field'
    replace focus the error -> focus "Expiration date", after 0.3 seconds: focus the error
    --- failed: the field was not heard; heard: 'Payment, heading'
    replace focus the error -> focus "Payment"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the title is spoken first
    Profile: VoiceOver
    Task: open the help sheet
    --- passed
    --- failed: heard: 'Read this'
    before heading "Questions" insert text "Read this"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the price is not spoken twice
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- passed
    replace focus the error -> announce "89 dollars"
    # The speech of what takes focus wins over an announcement of the same moment, which then is never begun.
    --- passed
    replace focus the error -> focus the error, announce "89 dollars", after 1 second: announce "89 dollars"
    --- failed: it was heard 2 times; heard: announced '89 dollars'; announced '89 dollars'; 'Pay', dropped
    replace focus the error -> announce "89 dollars", after 1 second: announce "89 dollars"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the error is spoken before anything else
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: heard: 'Pay', interrupted; 'Card expired. Enter a date after 11/26.'
    replace focus the error -> after 0.1 seconds: focus the error
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === speech includes "3 results"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    replace focus the error -> announce "Found 3 results for you"
    --- passed
    replace focus the error -> focus "3 results"
    --- failed: current speech is 'Card expired. Enter a date after 11/26.'; heard: 'Card expired. Enter a date after 11/26.'
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === speech is "Card expired. Enter a date after 11/26."
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- passed
    replace focus the error -> announce "Card expired. Enter a date after 11/26."
    --- failed: current speech is 'Pay, button'; heard: announced 'Card expired. Enter a date after 11/26. Try again.'; 'Pay', dropped
    replace focus the error -> announce "Card expired. Enter a date after 11/26. Try again."
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === app
    App: Shop

    Screen: Payment
      text field "Name"
      text "Enter an address", not shown, the error of "Name"
      button "Pay", disabled
      button "Send"
        on activate: announce "Name, then email", after 0.9 seconds: announce "Paid"
      button "Help"
      image "Stars"
      button "Later", not shown

    === "Send" is read as "Send, button"
    Profile: VoiceOver
    Task: activate "Help"
    --- passed: "Send" is read as 'Send, button'
    --- failed: "Send message" is read as 'Send message, button'
    replace button "Send" -> button "Send message", as the main button
    Expected: the main button is read as "Send, button"
    --- failed: "Send" is read as 'Send, link'
    replace button "Send" -> link "Send"
    --- untestable: "Send" is no stop of VoiceOver, so nothing is said for it
    replace button "Send" -> button "Send", hidden from assistive technology

    === "Pay" is announced as dimmed
    Profile: VoiceOver
    Task: activate "Help"
    --- passed: "Pay" is read as 'Pay, dimmed, button'
    --- failed: "Pay" is read as 'Pay, button'
    replace button "Pay", disabled -> button "Pay"
    --- failed: "Pay dimmed" is read as 'Pay dimmed, button'
    replace button "Pay", disabled -> button "Pay dimmed", as the main button
    Expected: the main button is announced as dimmed
    --- untestable: "Pay" is no stop of VoiceOver, so nothing is said for it
    replace button "Pay", disabled -> button "Pay", disabled, hidden from assistive technology

    === the image is silent
    Profile: VoiceOver
    Task: activate "Help"
    --- passed
    --- failed
    Task: activate "Stars"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the card is read with "2 dollars"
    Profile: VoiceOver
    Task: activate "Help"
    --- passed: "Milk" is read as 'Milk, 2 dollars'
    before button "Help" insert card "Milk"
    before button "Help" insert   text "Milk"
    before button "Help" insert   text "2 dollars"
    --- failed
    before button "Help" insert card "Milk"
    before button "Help" insert   text "Milk"
    before button "Help" insert text "2 dollars"
    --- untestable
    before button "Help" insert card "Milk", hidden from assistive technology
    before button "Help" insert text "2 dollars"

    === only "Paid" is announced
    Profile: VoiceOver
    Task: activate "Send"
    --- passed
    replace announce "Name, then email", after 0.9 seconds: announce "Paid" -> announce "Paid"
    --- failed
    --- untestable: 'Send' did not happen in this task (activate "Help")
    Expected: after Send, only "Paid" is announced
    Task: activate "Help"

    === "Name" and "Paid" are spoken separately
    Profile: VoiceOver
    Task: activate "Send"
    --- passed
    --- failed
    replace "Name, then email" -> "Name and Paid"
    replace announce "Paid" -> announce "Done"
    --- failed
    replace announce "Paid" -> announce "Done, paid"
    replace "Name, then email" -> "Email"
    --- untestable: 'Send' did not happen in this task (activate "Help")
    Expected: after Send, "Name" and "Paid" are spoken separately
    Task: activate "Help"

    === "Name" and "email" are spoken in a single announcement
    Profile: VoiceOver
    Task: activate "Send"
    --- passed
    --- failed
    replace "Name, then email" -> "Name"
    replace announce "Paid" -> announce "Your email"
    --- untestable: 'Send' did not happen in this task (activate "Help")
    Expected: after Send, "Name" and "email" are spoken in a single announcement
    Task: activate "Help"

    === "Paid" is read to the end
    Profile: VoiceOver
    Task: activate "Send"
    --- passed
    --- failed
    replace announce "Name, then email", after 0.9 seconds: announce "Paid" -> announce "Paid", after 0.1 seconds: focus "Help"
    --- untestable: 'Send' did not happen in this task (activate "Help")
    Expected: after Send, "Paid" is read to the end
    Task: activate "Help"

    === VoiceOver says "Name", then "Paid"
    Profile: VoiceOver
    Task: activate "Send"
    --- passed
    --- failed
    replace announce "Paid" -> announce "Name"
    replace "Name, then email" -> "Paid"
    --- untestable: 'Send' did not happen in this task (activate "Help")
    Expected: after Send, VoiceOver says "Name", then "Paid"
    Task: activate "Help"

    === VoiceOver says "Paid", not "email"
    Profile: VoiceOver
    Task: activate "Send"
    --- passed
    replace "Name, then email" -> "Name"
    before button "Later", not shown insert text "email"
    --- failed
    --- failed
    replace announce "Paid" -> nothing
    before button "Later", not shown insert text "Paid"
    --- untestable: 'Send' did not happen in this task (activate "Help")
    Expected: after Send, VoiceOver says "Paid", not "email"
    Task: activate "Help"
    """#
}
