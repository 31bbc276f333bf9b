# One change of each kind, some decided and some not.
App: Shop

Screen: Cart
  heading "Cart"
  text "Wool socks"
  button "Remove"
    on activate: remove "Wool socks"
  button "Add a gift"
    on activate: announce "Gift added"
  toggle "Express"
    on activate: toggle this
  button "Wrap it"
    on activate: rename "Wool socks" to "Wool socks, wrapped", focus "Cart"
  button "Address"
    on activate: open the address sheet
  button "Offers"
    on activate: open the offers panel
  button "Checkout"
    on activate: go to Payment
  button "Archive", disabled
    on activate: announce "Archived"

Sheet: Address sheet
  on close: focus the opener, keyboard focus the opener
  heading "Address"
  button "Done"
    on activate: close

Overlay: Offers panel
  heading "Offers"
  button "No, thanks"
    on activate: close

Screen: Payment
  heading "Payment"
  text field "Card number"
  text "Enter a card number.", not shown, the error of "Card number"
  button "Pay"
    on activate when "Card number" is empty: show the error
