# A small shop in which every change of context says where focus goes.
# shop-before.app is the same shop before anybody decided that.

App: Shop

Screen: Cart
  heading "Cart"
  text "Running shoes, 89 dollars"
  button "Remove running shoes"
    on activate: open Remove item
  text "Wool socks, 12 dollars"
  text "Ships to 1 Main Street"
  button "Change address"
    on activate: open the address panel
  button "Saved addresses"
    on activate: open the address sheet
  button "Search"
    on activate: go to Search
  button "Checkout"
    on activate: go to Payment

Overlay: Address panel, modal           # drawn by the app: by itself it moves nothing and blocks nothing
  on open: focus "Delivery address"
  on escape: close
  on close: focus the opener
  heading "Delivery address"
  text field "Street" = "1 Main Street", as the address
  button "Save"
    on activate: close

Sheet: Address sheet                    # a native sheet takes focus when it opens, and restores nothing when it closes
  on close: focus the opener
  heading "Saved addresses"
  text "1 Main Street, selected for delivery"
  button "Done"
    on activate: close

Alert: Remove item
  on close by escape: focus the opener
  heading "Remove running shoes from the cart?"
  button "Cancel"
    on activate: close, after it has closed: focus the opener
  button "Remove"
    on activate:
      close
      remove "Running shoes, 89 dollars" and "Remove running shoes"
      after it has closed: focus "Wool socks, 12 dollars"

Screen: Payment
  heading "Payment"
  text field "Card number"
  text field "Name on card"
  text field "Expiration date", placeholder "MM/YY"
  text "Card expired. Enter a date after 11/26.", not shown, the error of "Expiration date"
  button "Pay"
    on activate when "Expiration date" is "11/20":
      show the error
      set the spoken value of "Expiration date" to "Card expired. Enter a date after 11/26. 11/20"
      focus the error
      keyboard focus "Expiration date"  # accessibility focus does not move the keyboard
    on activate: go to Receipt

Screen: Receipt
  heading "Thank you"
  text "Your order is on its way"

Screen: Search
  heading "Search"
  search field "Search the shop" = "shoes"
  button "Reload"
    on activate:
      remove "Trail shoes", "Road shoes", "Sandals"
      show "Loading results"
      after 2 seconds:
        take "Loading results" off screen
        hide "Loading results" from assistive technology
        show "Trail shoes", "Road shoes", "Sandals"
  list "Results"
    row "Loading results", loading, not shown
    rows "Trail shoes", "Road shoes", "Sandals" each:
      on activate: announce "{this} added to the cart"

Task: submit the payment form with an expired card
  start on Payment
  type "11/20" in "Expiration date"
  activate "Pay"

Task: reload search results
  start on Search
  activate "Reload"
  wait 3 seconds
