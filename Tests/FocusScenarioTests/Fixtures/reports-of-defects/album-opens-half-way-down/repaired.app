# after a report: QuantumBadger/RedReader 1205
# A button half way down is the one that asks for the first focus of the window, and TalkBack follows it (TB-6).

App: Reader

Screen: Front page
  heading "Front page"
  button "Mountain album"
    on activate: go to Album

Screen: Album
  heading "Mountain album, 40 pictures"
  image "Picture 1"
  image "Picture 2"
  button "Share"
  image "Picture 3"

Task: open an album
  activate "Mountain album"
