App: t

Screen: Home
  heading "Home"
  text field "Name" = "Kim"
  button "Load fast"
    on activate:
      show the spinner
      after 500 ms: remove the spinner
  button "Load slow"
    on activate:
      show the slow spinner
      after 2 seconds: remove the slow spinner
  button "Load 1"
    on activate:
      show the one spinner
      after 1 second: remove the one spinner
  progress "Loading", not shown, as the spinner
  progress "Loading slowly", not shown, as the slow spinner
  progress "Loading one", not shown, as the one spinner
  button "Jump"
    on activate:
      focus "Name", keyboard focus "Name"
      after 300 ms: focus "Last", keyboard focus "Last"
  button "Flash"
    on activate: show a toast "Quick" for 1 second
  button "Flick"
    on activate: set "Name" to "", after 400 ms: set "Name" to "Kim"
  button "Blip"
    on activate: disable "Last", after 400 ms: enable "Last"
  button "Pop"
    on activate: open the panel, after 400 ms: close the panel
  button "Say"
    on activate: announce "A", announce "B"
  button "Say later"
    on activate: after 1 second: announce "A"
  button "Last"

Overlay: Side panel, modal, as the panel
  on open: focus "Panel title"
  heading "Panel title"
  button "Apply"
    on activate: close
