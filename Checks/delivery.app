# Choosing a day in a native popover. It opens on the day that is chosen now, and a choice closes it.

App: Delivery

Screen: Delivery
  back button "Cart"
  heading "Delivery"
  button "Delivery day" = "Tuesday"
    on activate: open the day picker
  stepper "Tip for the driver" = "0 dollars"
    on increment: set this + 5
    on decrement when this is not "0 dollars": set this - 5
  button "Continue", disabled

Popover: Day picker
  on open:
    focus "Tuesday"                       # the day that is chosen now, not the title
    keyboard focus "Tuesday"
  on close:
    focus the opener                      # after a choice, and after a tap outside or escape as well
    keyboard focus the opener
  heading "Choose a day"
  rows "Monday", "Tuesday", "Wednesday", "Thursday" each:
    on activate:
      set "Delivery day" to "{this}"
      enable "Continue"
      close
