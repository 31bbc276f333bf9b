# after a report: bitwarden/mobile 2614
# The icon of a type is a picture with a label beside the text, and so a stop of its own (VO-14).

App: Vault

Screen: Vault
  heading "Types"
  list "Vault types"
    row "Login"
    image ""
    row "Card"
    image ""

Task: move through the vault types
  move forward 4
