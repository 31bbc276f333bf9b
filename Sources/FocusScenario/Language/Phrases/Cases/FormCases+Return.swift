extension FormCases {
  static let `return` = #"""
    # Where focus returns when something closes.

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Change address"
        on activate: open the address sheet
      button "Help"

    Sheet: Address sheet
      on close: focus the opener
      heading "Delivery address"
      button "Save"
        on activate: close

    === after close, focus is on "Change address"
    Profile: VoiceOver
    Task: open the address sheet, close it
    --- passed
    --- failed: focus is on "Cart", the first stop of 'Cart', by the platform (VO-129)
    without on close: focus the opener
    --- failed: focus is on "Cart", the first stop of 'Cart', by the platform (VO-129)
    replace on close: focus the opener -> on close by button: focus the opener
    --- untestable: 'close' did not happen in this task (open Address sheet: activate "Change address")
    Task: open the address sheet

    === after close, focus is on the button that opened it
    Profile: VoiceOver
    Task: open the address sheet, close it
    --- passed
    --- failed: focus is on "Help" (focus 'Help' on close of Address sheet)
    replace focus the opener -> focus "Help"
    --- untestable: 'close' did not happen in this task (open Address sheet: activate "Change address")
    Task: open the address sheet

    === focus returns to the button that opened it
    Profile: VoiceOver
    Task: open the address sheet, close it
    --- passed
    --- failed: focus is on "Cart", the first stop of 'Cart', by the platform (VO-129)
    without on close: focus the opener
    --- untestable: the task stopped: "Help" cannot be reached: it is no stop of VoiceOver here
    Task: open the address sheet, activate "Help"

    === app
    App: Shop

    Screen: Search
      heading "Search"
      button "Filters"
        on activate: open the filter sheet
      button "Help"

    Sheet: Filter sheet
      on close: focus the opener
      heading "Filter by"
      button "Apply"
        on activate: close

    === after the second close, focus returns to "Filters"
    Profile: VoiceOver
    Task: activate "Filters", activate "Apply", activate "Filters", activate "Apply"
    --- passed
    --- failed: focus is on "Search", the first stop of 'Search', by the platform (VO-129)
    replace on close: focus the opener -> on close by escape: focus the opener
    --- untestable: 'close' happened 1 time
    Task: activate "Filters", activate "Apply"

    === app
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Remove"
        on activate: open Remove item
      button "Help"

    Alert: Remove item
      on close: focus the opener
      heading "Remove it?"
      button "Cancel"
        on activate: close

    === after the alert closes, focus is on the opener
    Profile: VoiceOver
    Task: open the alert, close it
    --- passed
    --- failed: focus is on "Cart", the first stop of 'Cart', by the platform (VO-129)
    replace on close: focus the opener -> on close by button: focus the opener
    --- untestable: 'close the alert' did not happen in this task (open Remove item: activate "Remove")
    Task: open the alert

    === app
    App: Shop

    Screen: Search
      heading "Search"
      button "Filters"
        on activate: open the filters
      list "Results"
        row "Trail shoes"
          on activate: open the details
        row "Road shoes"

    Sheet: Filters
      on close: focus the opener
      heading "Filter by"
      button "Done"
        on activate: close

    Sheet: Details
      on close: focus "Trail shoes"
      heading "About these"
      button "Back to the results"
        on activate: close

    === focus goes back into the list
    Profile: VoiceOver
    Task: activate "Trail shoes", activate "Back to the results"
    --- passed
    --- failed: focus is on "Filters" (focus 'Filters' on close of Details)
    replace focus "Trail shoes" -> focus "Filters"
    --- untestable: 'close' did not happen in this task (activate "Filters")
    Expected: after close, focus goes back into the list
    Task: activate "Filters"

    === focus is on "Filters" again
    Profile: VoiceOver
    Task: activate "Filters", activate "Done"
    --- passed
    --- failed
    Task: activate "Filters"
    --- untestable: 'close' did not happen in this task (activate "Filters")
    Expected: after close, focus is on "Filters" again
    Task: activate "Filters"
    """#
}
