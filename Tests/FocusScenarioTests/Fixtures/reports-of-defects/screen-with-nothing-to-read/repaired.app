# after a report: wordpress-mobile/WordPress-iOS 12256
# All that the eye sees is hidden from assistive technology (VO-4): the screen has no stop at all.

App: Sites

Screen: Reader
  heading "Reader"
  button "My Sites"
    on activate: go to My Sites

Screen: My Sites
  group "Sites"
    heading "Your sites"
    row "Garden notes"
    row "Kitchen notes"

Task: open My Sites, read the screen from the start
  activate "My Sites"
