extension FormCases {
  static let order = #"""
    # The order in which things are met.

    === app
    App: Shop

    Screen: Payment
      heading "Payment"
      text "Card expired", not shown, the error of "Name"
      text field "Name"
      text field "Email"
      button "Pay"
        on activate: show the error
      list "Items"
        row "Milk"
        row "Bread"
      text "Total"
      button "Later", not shown

    === the error comes before the field
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: the order is "Payment", "Name", "Card expired", "Email", "Pay", "Milk", "Bread", "Total"
    without text "Card expired", not shown, the error of "Name"
    before text field "Email" insert text "Card expired", not shown, the error of "Name"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Items" has 2 stops: "Milk" and "Bread"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: there are 3 stops: "Milk", "Eggs", "Bread"
    before row "Bread" insert row "Eggs"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Total" comes right after the last item
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: the order is "Payment", "Card expired", "Name", "Email", "Pay", "Milk", "Bread", "Discount" and 1 more
    before text "Total" insert text "Discount"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the order is "Name", "Email", "Pay"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: the order is "Payment", "Card expired", "Name", "Email", "Phone", "Pay", "Milk", "Bread" and 1 more
    before button "Pay" insert text "Phone"
    --- failed: "Pay" does not come there; the order is "Payment", "Card expired", "Name", "Pay", "Email", "Milk", "Bread", "Total"
    without text field "Email"
    before list "Items" insert text field "Email"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === swiping reaches "Name", then "Email", then "Pay"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: the order is "Payment", "Card expired", "Name", "Email", "Phone", "Pay", "Milk", "Bread" and 1 more
    before button "Pay" insert text "Phone"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the first stop is the title
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: stop 1 is "Back"
    before heading "Payment" insert button "Back"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === no element is visited twice
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: a walk meets "Name", "Email", "Pay" 2 times
    before heading "Payment" insert on every 1 second: focus "Name"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === app
    App: Shop

    Screen: Payment
      heading "Payment"
      text field "Name"
      text field "Email"
      button "Pay"
      group "Tools", as the toolbar
        button "Undo"
        button "Redo"
      list "Items"
        row "Milk"
        row "Bread"
      card "Visa"
        image "Logo", as the icon
        text "Visa ending in 4", as the label
      button "Later", not shown

    === the order is: 1. "Name" 2. "Email" 3. "Pay"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: the order is "Payment", "Name", "Phone", "Email", "Pay", "Undo", "Redo", "Milk" and 2 more
    before text field "Email" insert text field "Phone"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Undo" is next in the swipe order
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: the next swipe comes to "Undo"
    --- failed: the next swipe comes to "Help"
    before group "Tools", as the toolbar insert button "Help"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === each card is one stop
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: it is 2 stops: "Logo", "Visa ending in 4"
    replace card "Visa" -> card "Visa", contain children
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the icon and the label are one stop
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: it is 2 stops: "Logo", "Visa ending in 4"
    replace card "Visa" -> card "Visa", contain children
    --- failed
    replace card "Visa" -> card "Visa", contain children
    replace image "Logo", as the icon -> image "Logo", as the icon, hidden from assistive technology
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Email" is between "Name" and "Pay"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed
    without text field "Email"
    before heading "Payment" insert text field "Email"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Bread" is the second stop in the list
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: stop 2 is "Bread"
    --- failed: stop 2 is "Eggs"
    before row "Bread" insert row "Eggs"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === the toolbar is one group
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: its 2 stops come one after another
    --- failed: "Payment", "Name", "Email", "Pay" comes between its stops
    replace button "Undo" -> button "Undo", sort priority 9
    replace group "Tools", as the toolbar -> view "Tools", as the toolbar
    --- untestable: it is one stop, "Undo"
    without button "Redo"

    === each row is visited once in both directions
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed
    before heading "Payment" insert on every 1 second: focus "Name"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Name", "Email" and "Pay" come in that order
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    before text field "Email" insert text "and"
    --- failed
    without text field "Email"
    before heading "Payment" insert text field "Email"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === app
    App: Shop

    Screen: Payment
      text field "Email"
      button "Pay"
        on activate: nothing
      button "Later", not shown

    === Tab reaches "Email" before "Pay"
    Profile: Full Keyboard Access
    Task: activate "Pay"
    --- passed
    --- failed
    Expected: Tab reaches "Pay" before "Email"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === app
    App: Shop

    Screen: Item
      heading "Tea"
      button "Buy"
      heading "Details"
      text "Grown in Assam"
      button "Later", not shown

    === by headings, the order is "Tea", "Details"
    Profile: VoiceOver
    Task: activate "Buy"
    --- passed
    --- failed
    replace heading "Details" -> text "Details"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"
    """#
}
