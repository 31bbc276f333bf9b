extension FormCases {
  static let value = #"""
    # What is kept.

    === app
    App: Shop

    Screen: Payment
      text field "Name" = "Ada"
      text field "Email"
      text field "Expiration date" = "11/25"
      text "Card expired", not shown, the error of "Expiration date"
      checkbox "Express", selected
      button "Pay"
        on activate: show the error
      button "Help"
      button "Later", not shown

    === the field still has its value
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: "Expiration date" has '11/25'
    --- failed: "Expiration date" has '11/20', and had '11/25' before
    replace show the error -> show the error, set "Expiration date" to "11/20"
    --- untestable: "Expiration date" was empty before, so there was nothing to keep
    replace = "11/25" ->

    === "Expiration date" still has "11/25"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: "Expiration date" is empty
    replace show the error -> show the error, set "Expiration date" to ""
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Email" is still empty
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: "Email" has 'ada'
    replace show the error -> set "Email" to "ada"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === after Pay, every field keeps its value
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: "Name" is empty, and had 'Ada' before
    replace show the error -> show the error, set "Name" to ""
    --- untestable: 'Pay' did not happen in this task (activate "Help")
    Task: activate "Help"
    --- untestable: "Name" was empty before, so there was nothing to keep
    replace = "Ada" ->
    replace = "11/25" ->

    === "Express" is still selected
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: "Express" is not selected
    replace show the error -> deselect "Express"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === app
    App: Shop

    Screen: Payment
      text field "Expiration date" = "11/25"
      checkbox "Express", selected
      button "Pay", disabled
      button "Follow"
        on activate: rename this to "Following"
      text "89 dollars", as the total
      slider "Volume" = "40%"
      button "Add"
        on activate: rename the total to "178 dollars"
      tab bar "Account"
        tab "Cards"
        tab "Loans"
      list "Messages"
        row "From Ada", actions "Reply", "Delete"
          on action "Reply": announce "Replying"
          on action "Delete": remove this
      button "Slow"
        on activate: deselect "Express"
      button "Later", not shown

    === the role of "Pay" is button
    Profile: VoiceOver
    Task: activate "Add"
    --- passed: the role of "Pay" is 'button'
    --- failed: the role of "Pay" is 'link'
    replace button "Pay", disabled -> link "Pay"
    --- untestable
    replace button "Pay", disabled -> button "Pay", hidden from assistive technology

    === the name of the field is "Expiration date"
    Profile: VoiceOver
    Task: activate "Add"
    --- passed
    --- failed
    replace text field "Expiration date" = "11/25" -> text field "Expires" = "11/25"
    before button "Later", not shown insert text "Expiration date"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the value of the field is "11/25"
    Profile: VoiceOver
    Task: activate "Add"
    --- passed
    --- failed: the value of "Expiration date" is '11/20'
    replace = "11/25" -> = "11/20"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the state of "Pay" is "dimmed"
    Profile: VoiceOver
    Task: activate "Add"
    --- passed: the state of "Pay" is 'dimmed'
    --- failed: "Pay" has no state
    replace button "Pay", disabled -> button "Pay"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the position of "Cards" is "1 of 2"
    Profile: VoiceOver
    Task: activate "Add"
    --- passed: the position of "Cards" is '1 of 2'
    --- failed: the position of "Cards" is '2 of 3'
    before tab "Cards" insert tab "Home"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Pay" is a button
    Profile: VoiceOver
    Task: activate "Add"
    --- passed
    --- failed
    replace button "Pay", disabled -> text "Pay"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Follow" changes to "Following"
    Profile: VoiceOver
    Task: activate "Follow"
    --- passed: its label changed from 'Follow' to 'Following'
    --- failed: its label changed from 'Follow' to 'Unfollow'
    replace rename this to "Following" -> rename this to "Unfollow"
    --- untestable: 'Follow' did not happen in this task (activate "Add")
    Expected: after Follow, "Follow" changes to "Following"
    Task: activate "Add"

    === the total changes
    Profile: VoiceOver
    Task: activate "Add"
    --- passed: its label changed from '89 dollars' to '178 dollars'
    --- failed
    Task: activate "Follow"
    --- untestable: 'Add' did not happen in this task (activate "Follow")
    Expected: after Add, the total changes
    Task: activate "Follow"

    === the total updates
    Profile: VoiceOver
    Task: activate "Add"
    --- passed
    --- failed
    Task: activate "Follow"
    --- untestable: 'Add' did not happen in this task (activate "Follow")
    Expected: after Add, the total updates
    Task: activate "Follow"

    === "Express" is no longer selected
    Profile: VoiceOver
    Task: activate "Slow"
    --- passed: "Express" is not selected
    --- failed: "Express" is selected
    Task: activate "Add"
    --- untestable: "Express" is not selected, and it was not so before
    replace checkbox "Express", selected -> checkbox "Express"

    === "Volume" can be increased
    Profile: VoiceOver
    Task: activate "Add"
    --- passed
    --- failed
    replace = "40%" -> = "100%"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Pay" can't be activated
    Profile: VoiceOver
    Task: activate "Add"
    --- passed: "Pay" is dimmed
    --- failed: "Pay" can be activated
    replace button "Pay", disabled -> button "Pay"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the row has the custom actions "Reply" and "Delete"
    Profile: VoiceOver
    Task: activate "Add"
    --- passed: "From Ada" offers "Reply", "Delete"
    --- failed: "From Ada" offers "Reply", "Archive"
    replace actions "Reply", "Delete" -> actions "Reply", "Archive"
    replace on action "Delete" -> on action "Archive"
    before button "Later", not shown insert text "Delete"
    --- untestable: the row is no stop, so it offers nothing
    replace row "From Ada", actions -> row "From Ada", hidden from assistive technology, actions

    === "11/25" is still in the field
    Profile: VoiceOver
    Task: activate "Add"
    --- passed: "Expiration date" has '11/25'
    --- failed: "Expiration date" has '11/20'
    replace rename the total to "178 dollars" -> set "Expiration date" to "11/20"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Expiration date" is empty again
    Profile: VoiceOver
    Task: type "11/26" in "Expiration date", activate "Add"
    --- passed
    replace = "11/25" ->
    replace rename the total to "178 dollars" -> set "Expiration date" to ""
    --- failed: "Expiration date" is empty, for the first time
    replace rename the total to "178 dollars" -> set "Expiration date" to ""
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === app
    App: Shop

    Screen: Payment
      button "Help"
      button "Pay"
        on activate: open Receipt

    Sheet: Receipt
      heading "Receipt"
      button "Pay"

    === "Pay" opens the sheet
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed
    replace open Receipt -> after 3 seconds: open Receipt
    --- untestable
    Task: activate "Pay", activate "Pay"

    === app
    App: Shop

    Screen: Payment
      text "Total"
      button "Pay"
      button "Help"
      button "Later", not shown

    === every button has a label
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed
    replace button "Help" -> button ""
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === nothing is above "Help"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    without text "Total"
    without button "Pay"
    Task: activate "Help"
    --- failed: "Total", "Pay" is above "Help"
    --- untestable: the app file does not say where "Total" and "Help" lie
    replace button "Help" -> button "Help", at 0, 100, 390, 44

    === the total is above "Help"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: "Total" is above "Help"
    --- failed: "Total" is not above "Help"
    without text "Total"
    before button "Later", not shown insert text "Total"
    --- untestable: the app file does not say where "Total" and "Help" lie
    replace button "Help" -> button "Help", at 0, 100, 390, 44
    """#
}
