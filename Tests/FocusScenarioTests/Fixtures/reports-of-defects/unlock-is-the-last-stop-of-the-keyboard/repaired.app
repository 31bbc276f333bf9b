# after a report: cryptomator/android 291
# The keyboard goes from left to right and from top to bottom: over the eye beside the field and over Cancel.

App: Vault

Screen: Vaults
  button "Work vault"
    on activate: open the unlock dialog

Full Screen Cover: Unlock dialog
  heading "Unlock", at 20, 20, 300, 40, as the title of the dialog
  secure field "Password", next focus "Unlock vault", at 20, 80, 240, 44
  button "Show password", at 264, 80, 44, 44
  button "Cancel", at 20, 140, 100, 44
  button "Unlock vault", at 140, 140, 120, 44

Task: type the password, press Tab
  activate "Work vault"
  type "swordfish" in "Password"
