# after a report: GeekyAnts/NativeBase 4986
# The modal mark is on a view inside the overlay: it makes that view's own siblings ignored, and nothing else (VO-120,
# VO-135). Nothing asks for focus (VO-133).

App: Shop

Screen: Home
  heading "Home"
  button "Show modal"
    on activate: open the modal
  text "Your basket is empty."

Overlay: Modal, modal
  on open: focus "Return policy"
  view
    heading "Return policy"
    button "Understood"
      on activate: close
