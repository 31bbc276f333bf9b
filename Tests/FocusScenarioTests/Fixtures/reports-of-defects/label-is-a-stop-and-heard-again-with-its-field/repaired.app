# after a report: microsoft/fluentui 12233
# The label above the field is a text of its own, and the label of the field says the same (VO-14).

App: Form

Screen: Form
  heading "Your order"
  text "Name, required", hidden from assistive technology, as the label above
  text field "Name, required"

Task: move to the required field
  move forward 1
