# after a report: flutter/flutter 173080
# The rows below the edge are not built until somebody scrolls by hand. TalkBack comes to the last one that is there,
# signals the edge, and goes round to the first (TB-11).

App: Contacts

Screen: Contacts
  list "Contacts"
    rows "Ada", "Ben", "Cem", "Dora", as the rows there
    rows "Emil", "Fay", "Gus", not shown

Task: move forward through all rows
  move forward 6
