App: Poem
Screen: Poem
  heading "Poem"
  text "One"
  button "Like"
  text "Two"
  text "Three"
Screen: Late
  after 2 seconds: focus "Another"
  heading "Late"
  text "A line that takes its time"
  text "Another"
  text "End"
