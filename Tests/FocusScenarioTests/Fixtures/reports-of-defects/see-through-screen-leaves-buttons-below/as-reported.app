# after a report: software-mansion/react-native-screens 1204
# A window one can see through is drawn over the screen, and the screen stays what TalkBack reads. A modal mark does
# not help on Android: a window confines, a mark does not (TB-10).

App: Gallery

Screen: Gallery
  group "Photos", as the screen below
    heading "Photos"
    button "Beach"
      on activate: open the transparent modal
    button "Delete Beach"

Overlay: Transparent modal, modal
  on open: focus "Beach, 4 July"
  on close: focus the opener
  heading "Beach, 4 July"
  button "Close"
    on activate: close
