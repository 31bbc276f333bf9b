# Changes that leave focus where the design would not, with a reason for some of them.
App: Shop

Screen: Cart
  heading "Cart"
  text "8 dollars", as the total
  button "Recount"
    on activate: rename the total to "9 dollars", focus "Cart", because "the total is what was asked for"
  button "Recount quietly"
    on activate: rename the total to "9 dollars", focus "Cart"
  button "Later"
    on activate: nothing, because "nothing is decided here"
  button "Hint"
    on activate: open the hint
  button "Terms"
    on activate: open the terms
  button "Offers"
    on activate: open the offers

Overlay: Hint
  on open: nothing, because "a hint waits until the user comes to it"
  on close: focus the opener, keyboard focus the opener
  heading "Hint"
  button "Got it"
    on activate: close

Overlay: Terms
  on open: nothing, because "they are read at the end"
  heading "Terms"
  button "Agree"
    on activate: close

Overlay: Offers, modal
  on open: focus "Offers", keyboard focus "No, thanks"
  on close: because "the list goes on where it was"
  heading "Offers"
  button "No, thanks"
    on activate: close
