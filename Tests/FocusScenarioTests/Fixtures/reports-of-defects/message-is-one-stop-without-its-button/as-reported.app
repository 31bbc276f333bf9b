# after a report: SwiftKickMobile/SwiftMessages 78
# The message is made one element that reads its title and its text: the button and the slider in it are no stops
# (VO-1).

App: Tacos

Screen: Home
  heading "Home"
  button "Show message"
    on activate: open the message

Overlay: Taco message, as the message
  on open: after 0.5 seconds: focus "Hungry? We have tacos."
  group "Hungry? We have tacos.", ignore children, as the view
    slider "How many" = "2"
    button "Get tacos"

Task: show the message
  activate "Show message"
