# A name means the element on the rule's own screen first.

Screen: Cart
  button "Save"
    on activate: go to Payment
    on appear: focus "Save"

Screen: Payment
  button "Save"
    on activate: disable "Save"

Task: save
  activate "Save"
