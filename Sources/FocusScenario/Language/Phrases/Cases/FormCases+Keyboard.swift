extension FormCases {
  static let keyboard = #"""
    # What one key does.

    === app
    App: Shop

    Screen: Payment
      text field "Name"
      text field "Email"
        on type: nothing
      button "Pay"
        on activate: show the error, keyboard focus "Email"
      text "Enter an address", not shown, the error of "Email"
      button "Later", not shown

    === Tab moves from "Email" to "Pay"
    Profile: Full Keyboard Access
    Task: activate "Pay"
    --- passed
    --- failed: Tab comes to "Help"
    before button "Pay" insert button "Help"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === Shift-Tab goes back to the field
    Profile: Full Keyboard Access
    Task: activate "Pay"
    --- passed
    replace keyboard focus "Email" -> nothing
    --- failed: Shift-Tab comes to "Name"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the next Tab lands on the error
    Profile: Full Keyboard Access
    Task: activate "Pay"
    --- passed
    replace text "Enter an address" -> button "Enter an address"
    replace keyboard focus "Email" -> nothing
    --- failed: the next Tab comes to "Pay"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === Return activates "Pay"
    Profile: Full Keyboard Access
    Task: type "a@b.c" in "Email"
    --- passed: Space acts on it
    Expected: Space activates "Pay"
    --- failed: Return does not act on it
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === Space does not activate "Pay" while typing
    Profile: Full Keyboard Access
    Task: type "a@b.c" in "Email"
    --- passed
    --- failed: Space acts on it
    replace on type: nothing -> on type: keyboard focus "Pay"
    --- untestable: 'typing' was never so in this task
    Task: activate "Pay"

    === app
    App: Shop

    Screen: Order
      heading "Order"
      group "Delivery", as the tabs
        tab "Home"
        tab "Work"
      list "Items"
        row "Milk"
          on activate: nothing
        row "Bread"
          on activate: nothing
      checkbox "Express"
        on activate: select this
      button "Address"
        on activate: open the address panel
      button "Help"
      button "Listen"
        on activate: open the player
      button "Later", not shown

    Overlay: Address panel, modal
      on open: keyboard focus "Street", focus "Street"
      on escape: close
      text field "Street"
      button "Save"
        on activate: close

    Sheet: Player
      button "Pause"

    === the escape gesture closes the panel
    Profile: VoiceOver
    Task: activate "Address"
    --- passed: escape gesture closes 'Address panel'
    --- failed: escape gesture does not close 'Address panel'
    without on escape: close
    --- untestable: it was not open
    Task: activate "Help"
    --- untestable: Full Keyboard Access has no escape gesture
    Profile: Full Keyboard Access

    === the magic tap opens the player
    Profile: VoiceOver
    Task: activate "Help"
    --- passed: magic tap opens 'Player'
    before heading "Order" insert on magic tap: open the player
    --- failed: magic tap does not open 'Player'
    --- untestable: Full Keyboard Access has no magic tap
    Profile: Full Keyboard Access

    === the down arrow moves from "Milk" to "Bread"
    Profile: Full Keyboard Access
    Task: activate "Help"
    --- passed
    --- failed
    before row "Bread" insert row "Eggs"
    before row "Bread" insert   on activate: nothing
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the arrow keys move between the tabs
    Profile: Full Keyboard Access
    Task: activate "Help"
    --- passed
    --- failed
    without tab "Home"
    before tab "Work" insert group "At once"
    before tab "Work" insert   tab "Home"
    --- untestable: it has fewer than two stops
    without tab "Work"

    === Space selects "Express"
    Profile: Full Keyboard Access
    Task: activate "Help"
    --- passed: Space does select "Express"
    --- failed: Space does not select "Express"
    replace on activate: select this -> on activate: nothing
    --- untestable: it is selected already
    Task: activate "Express"

    === Tab stays in the panel
    Profile: Full Keyboard Access
    Task: activate "Address"
    --- passed
    replace Overlay: Address panel, modal -> Sheet: Address panel
    --- failed
    --- untestable: the panel was not up
    Task: activate "Help"
    """#
}
