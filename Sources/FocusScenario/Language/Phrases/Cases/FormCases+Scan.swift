extension FormCases {
  static let scan = #"""
    # What a switch scan stops on, and where it goes on.

    === app
    App: Shop

    Screen: Search
      heading "Search"
      button "Reload"
        on activate:
          show "Loading"
          after 2 seconds: remove "Loading", show "Shoes"
      button "Help"
      button "Loading", loading, not shown
      button "Shoes", not shown

    === scanning doesn't stop on a loading element that's gone
    Profile: Switch Control
    Task: activate "Reload", wait 3 seconds
    --- passed: one cycle stops on "Reload", "Help", "Shoes"
    --- failed: scanning stopped on "Loading", which is off screen
    replace remove "Loading", -> take "Loading" off screen,
    --- untestable: there is no loading element that is gone
    replace remove "Loading", -> nothing,
    --- untestable: there is no loading element that is gone
    Task: activate "Help"

    === app
    App: Shop

    Screen: Payment
      text field "Card number"
      text field "Expiration date" = "11/20"
      text "Card expired", not shown, the error of "Expiration date"
      button "Pay"
        on activate: show the error, focus the error, keyboard focus "Expiration date"
      button "Help"
      button "Later", not shown

    === the next scan or Tab starts at the error, not at the top
    Profile: Switch Control, Full Keyboard Access
    Task: activate "Pay"
    --- passed
    --- failed: the next scan comes to "Card number", the top
    replace focus the error, -> nothing,
    --- failed: the next Tab comes to "Help"
    Profile: Full Keyboard Access, Switch Control
    replace , keyboard focus "Expiration date" ->
    --- failed: no error appeared
    replace show the error, focus the error, keyboard focus "Expiration date" -> nothing
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"
    Profile: Full Keyboard Access, Switch Control

    === scanning stops on "Pay" once per cycle
    Profile: Switch Control
    Task: activate "Pay"
    --- passed
    --- failed: scanning stopped on "Pay"
    Expected: scanning stops on "Pay" twice per cycle
    --- failed: one cycle stops on "Expiration date", "Submit", "Help", "Card number"
    replace button "Pay" -> button "Submit"
    before button "Help" insert text "Pay"
    Task: activate "Submit"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Change address"
        on activate: open the address panel
      button "Help"

    Overlay: Address panel, modal
      on open: focus "Delivery address"
      heading "Delivery address"
      text field "Street"
      button "Save"
        on activate: close

    === scanning never enters the cart behind the panel
    Profile: Switch Control
    Task: open the address panel
    --- passed
    --- failed: scanning stopped on "Change address", "Help"
    replace Address panel, modal -> Address panel
    --- untestable: the panel was not up
    Task: activate "Help"

    === after open, the scan restarts at the title
    Profile: Switch Control
    Task: open the address panel
    --- passed
    --- failed: the scan goes on at "Change address", the first stop of 'Cart'
    without on open: focus "Delivery address"
    replace Address panel, modal -> Address panel
    --- failed: the scan goes on at "Save"
    replace on open: focus "Delivery address" -> on open: focus "Save"
    --- untestable: 'open' did not happen in this task (activate "Help")
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
      on close: focus the opener
      text field "Street"
      button "Save"
        on activate: close

    === scanning stays in the panel
    Profile: Switch Control
    Task: open the address panel
    --- passed
    --- failed
    replace Overlay: Address panel, modal -> Overlay: Address panel
    --- untestable
    Task: activate "Help"

    === scanning starts at "Street"
    Profile: Switch Control
    Task: open the address panel
    --- passed
    --- failed
    replace on open: focus "Street" -> on open: focus "Save"
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"

    === scanning returns to "Change address"
    Profile: Switch Control
    Task: open the address panel, activate "Save"
    --- passed
    --- failed
    replace on close: focus the opener -> on close: focus "Help"
    --- untestable: the scan was never on "Help" before
    Expected: scanning returns to "Help"

    === app
    App: Shop

    Screen: Payment
      button "Help"
      button "Pay"
        on activate: nothing
      button "Later", not shown

    === "Pay" can be reached within one cycle
    Profile: Switch Control
    Task: activate "Help"
    --- passed
    --- failed
    replace button "Pay" -> text "Pay", hidden from assistive technology
    --- untestable: the task stopped: "Later" cannot be reached: it is not there
    Task: activate "Later"
    """#
}
