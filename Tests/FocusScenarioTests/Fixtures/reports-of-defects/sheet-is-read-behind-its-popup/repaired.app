# after a report: Mijick/Popups 186
# A popup of the app's own over a native sheet. Its modal mark stands on the card inside, where it hides the card's own
# siblings and nothing else (VO-120, VO-135).

App: Cafe

Screen: Menu
  heading "Drinks"
  button "Coffee"
    on activate: open the coffee sheet

Sheet: Coffee sheet
  heading "Coffee"
  button "Add sugar"
    on activate: open the popup
  text "Freshly roasted"

Overlay: Popup, modal
  on open: focus "How much sugar?"
  view
    heading "How much sugar?"
    button "One spoon"
      on activate: close

Task: open the popup
  activate "Coffee"
  activate "Add sugar"
