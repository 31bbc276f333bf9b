# after a report: nicolaschengdev/WYPopoverController 70
# The popover closes by its button alone, and that one is hidden from assistive technology.

App: Editor

Screen: Page
  heading "Page"
  button "Colour"
    on activate: open the colours

Popover: Colours, closes by button
  heading "Colours"
  button "Red"
  button "Done", hidden from assistive technology
    on activate: close

Task: open the popover
  activate "Colour"
