# after a report: stripe/stripe-android 9526, stripe/stripe-react-native 1702
# Edit goes away when it is activated, and nothing asks for focus. The picture of a card and its number are two stops
# (TB-5).

App: Wallet

Screen: Saved cards
  heading "Saved cards"
  list "Cards"
    card "Visa ending in 4242", contain children
      image "Visa"
      text "ending in 4242"
    card "Visa ending in 1881", contain children
      image "Visa"
      text "ending in 1881"
  button "Edit"
    on activate: remove this, show "Done"
  button "Done", not shown

Task: open saved cards, activate Edit
  activate "Edit"
