# after a report: flutter/flutter 83114
# Two transitions in one action. The share sheet takes focus first; the page asks for it when its own transition has
# ended, and the last request wins (VO-151).

App: Photos

Screen: Photo
  heading "Beach"
  button "Share"
    on activate:
      go to Sent
      after 0.8 seconds: open the share sheet

Screen: Sent
  on open: after 0.5 seconds: focus the title
  back button "Beach"
  heading "Ready to share"

Overlay: Share sheet
  on open: focus "Share with"
  heading "Share with"
  button "Mail"
  button "Cancel"
    on activate: close
