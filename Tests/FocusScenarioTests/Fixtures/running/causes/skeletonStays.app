# The row that stood for loading is gone for the eye, and still a stop.
App: Results

Screen: Results
  heading "Results"
  button "Reload"
    on activate:
      show "Loading results"
      after 500 ms: take "Loading results" off screen
  row "Loading results", loading, not shown
