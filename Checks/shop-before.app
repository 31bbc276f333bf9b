# The shop before anybody decided where focus goes: the eye is told what changed, nobody else.
# shop.app is the same shop with a focus target for every change.

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

Overlay: Address panel                  # drawn by the app: focus stays outside, and the cart stays reachable
  heading "Delivery address"
  text field "Street" = "1 Main Street", as the address
  button "Save"
    on activate: close

Sheet: Address sheet                    # nothing brings focus back when it closes
  heading "Saved addresses"
  text "1 Main Street, selected for delivery"
  button "Done"
    on activate: close

Alert: Remove item
  heading "Remove running shoes from the cart?"
  button "Cancel"
    on activate: close
  button "Remove"
    on activate:
      close
      remove "Running shoes, 89 dollars" and "Remove running shoes"

Screen: Payment
  heading "Payment"
  text field "Card number"
  text field "Name on card"
  text field "Expiration date", placeholder "MM/YY"
  text "Card expired. Enter a date after 11/26.", not shown, the error of "Expiration date"
  button "Pay"
    on activate when "Expiration date" is "11/20":
      show the error
      announce "Payment failed"         # spoken and gone, and the user is still on Pay
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
        take "Loading results" off screen   # gone for the eye, still a stop
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
