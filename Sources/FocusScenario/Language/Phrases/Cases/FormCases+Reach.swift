extension FormCases {
  static let reach = #"""
    # What can be come to, and in how many steps.

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Change address"
        on activate: open the address panel
      button "Buy"

    Overlay: Address panel, modal
      on open: focus "Street"
      text field "Street"
      button "Save"
        on activate: close

    === the cart behind the panel is unreachable
    Profile: VoiceOver
    Task: open the address panel, close it
    --- passed
    --- failed: a sweep stops on "Cart", "Change address", "Buy"
    replace Address panel, modal -> Address panel
    --- untestable: the panel was not up in this task
    Task: activate "Buy"

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Change address"
        on activate: open the address sheet
      button "Buy"

    Sheet: Address sheet
      on open: focus "Street"
      text field "Street"
      button "Save"
        on activate: close

    === nothing behind the sheet is reachable
    Profile: VoiceOver
    Task: open the address sheet, close it with the Save button
    --- passed
    --- failed: a sweep stops on "Cart", "Change address", "Buy"
    replace Sheet: -> Overlay:
    --- untestable: the sheet was not up in this task
    Task: activate "Buy"

    === app
    App: Shop

    Screen: Payment form
      heading "Payment"
      text field "Expiration date" = "11/25"
      text "Card expired", not shown, the error of "Expiration date"
      button "Close"
      button "Pay"
        on activate: show the error, focus the error
      button "Later", not shown

    === one swipe reaches the field, which still has its value
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: 1 swipe back reaches "Expiration date"
    --- failed: 1 swipe forward lands on "Pay"; 1 swipe back lands on "Card expired"
    replace focus the error -> focus "Close"
    --- failed: "Expiration date" is empty, and had '11/25' before
    replace focus the error -> focus the error, set "Expiration date" to ""
    --- untestable: "Expiration date" was empty before, so there was nothing to keep
    replace  = "11/25" ->

    === two swipes reach "Pay"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: 2 swipes forward reach "Pay"
    --- failed: 2 swipes forward land on "Pay"; 2 swipes back land on "Expiration date"
    replace focus the error -> focus "Close"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === one swipe back reaches the field
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: 1 swipe back reaches "Expiration date"
    --- failed: 1 swipe back lands on "Payment"
    replace focus the error -> focus "Expiration date"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === one swipe to the left reaches "Expiration date", which still has "11/25"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: "Expiration date" has '11/20'
    replace = "11/25" -> = "11/20"
    --- failed: 1 swipe back lands on "Payment"
    replace focus the error -> focus "Expiration date"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === at most 2 swipes reach the field
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: 1 swipe back reaches "Expiration date"
    --- passed: 2 swipes back reach "Expiration date"
    replace focus the error -> focus "Close"
    --- failed: 2 swipes forward land on "Pay"; 2 swipes back land on "Card expired"
    replace focus the error -> focus "Pay"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Pay" is at most 4 Tabs away from "Close"
    Profile: Full Keyboard Access
    Task: activate "Pay"
    --- passed: 1 Tab forward reaches "Pay"
    --- failed: 4 Tabs forward land on "Four"
    before button "Pay" insert button "One"
    before button "Pay" insert button "Two"
    before button "Pay" insert button "Three"
    before button "Pay" insert button "Four"
    before button "Close" insert button "Help"
    before button "Close" insert button "Terms"
    before button "Close" insert button "Privacy"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === recovery takes at most 1 swipe
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: after activate "Pay" it takes 0 swipes to "Card expired"
    --- passed: after activate "Pay" it takes 1 swipe to "Card expired"
    replace focus the error -> focus "Close"
    --- failed: after activate "Pay" it takes 2 swipes to "Card expired"
    replace show the error, focus the error -> show the error
    --- failed: after activate "Pay" it takes 2 swipes to "Expiration date"
    replace show the error, focus the error -> show the error, hide the error from assistive technology
    --- untestable: no context opened or closed, and no error appeared, in the whole task
    Task: activate "Close"

    === recovery from the error takes one swipe
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: after activate "Pay" it takes 1 swipe to "Card expired"
    replace focus the error -> focus "Close"
    --- failed: after activate "Pay" it takes 0 swipes to "Card expired"
    --- failed: after activate "Pay" it takes 2 swipes to "Card expired"
    replace show the error, focus the error -> show the error
    --- untestable: the error opened, closed or appeared as an error nowhere in the whole task
    Task: activate "Close"

    === every field in the form is reachable
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: no sweep stops on "Expiration date"
    replace = "11/25" -> = "11/25", hidden from assistive technology
    --- untestable: there is no field in the form here
    replace show the error, focus the error -> remove "Expiration date"

    === "Close" is reachable within 3 swipes
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: 3 swipes forward land on "Visa"; 3 swipes back land on "Payment"
    replace focus the error -> focus "Payment"
    before button "Close" insert text "Visa"
    before button "Close" insert text "Mastercard"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === every button is reachable with Tab
    Profile: Full Keyboard Access
    Task: activate "Pay"
    --- passed
    --- failed: no sweep stops on "Close"
    replace button "Close" -> button "Close", not for the keyboard
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Add"
        on activate: show a toast "Card added" for 3 seconds
      button "Help"

    Toast: Card added
      text "Card added to the cart", not interactive

    === the toast is not focusable
    Profile: Full Keyboard Access
    Task: activate "Add"
    --- passed
    --- failed: a sweep stops on "Undo"
    replace text "Card added to the cart", not interactive -> button "Undo"
    --- untestable: the toast was never there in this task
    Task: activate "Help"

    === app
    App: Shop

    Screen: Payment
      heading "Payment"
      text field "Name"
      button "Pay"
      button "More"
        on activate: open the more menu
      list "Items"
        row "Milk"
        row "Bread"
      button "Help"
      button "Later", not shown

    Menu: More menu
      button "Settings"

    === every button except "Pay" is reachable
    Profile: VoiceOver
    Task: activate "Help"
    --- passed
    replace button "Pay" -> button "Pay", hidden from assistive technology
    --- failed: no sweep stops on "More"
    replace button "More" -> button "More", hidden from assistive technology
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === nothing below the menu is reachable
    Profile: VoiceOver
    Task: activate "More"
    --- passed
    --- failed
    replace Menu: More menu -> Overlay: More menu
    --- untestable: the menu was not up in this task
    Task: activate "Help"

    === only the menu is reachable
    Profile: VoiceOver
    Task: activate "More"
    --- passed: a sweep stops on nothing else
    --- failed
    replace Menu: More menu -> Overlay: More menu
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "More" is reachable in a single swipe
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed: 1 swipe forward reaches "More"
    --- failed
    before button "More" insert text "or"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Help" is reachable without opening the menu
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed
    Task: activate "More", escape
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === every row is reachable in both directions
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: no sweep stops on "Milk", "Bread"
    before heading "Payment" insert on every 1 second: focus "Name"
    Task: activate "Name"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === swiping both ways reaches every row
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed: no sweep stops on "Milk", "Bread"
    before heading "Payment" insert on every 1 second: focus "Name"
    Task: activate "Name"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === "Help" is reachable from "Name"
    Profile: VoiceOver
    Task: activate "Pay"
    --- passed
    --- failed
    replace button "Help" -> button "Help", hidden from assistive technology
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

    === the headings rotor reaches "Details"
    Profile: VoiceOver
    Task: activate "Buy"
    --- passed
    --- failed
    replace heading "Details" -> text "Details"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"
    """#
}
