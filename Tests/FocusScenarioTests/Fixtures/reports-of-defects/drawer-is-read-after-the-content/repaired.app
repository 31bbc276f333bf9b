# after a report: USDepartmentofLabor/OCIO-DOLSafety-iOS 21
# The drawer is drawn over the content and stands behind it in the order; nothing moves focus into it (VO-133).

App: Heat

Screen: Heat index, as the content
  button "Menu"
    on activate: open the drawer
  heading "Heat index"
  text "91 degrees"
  link "Precautions"

Overlay: Drawer, modal
  on open: focus "Symptoms"
  button "Symptoms", as the menu item
  button "First aid"
  button "Close menu"
    on activate: close

Task: open the menu
  activate "Menu"
