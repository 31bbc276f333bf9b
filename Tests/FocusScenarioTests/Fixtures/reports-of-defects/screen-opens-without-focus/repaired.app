# after a report: department-of-veterans-affairs/va-mobile-app 13319
# The screen is empty when it opens, so there is nothing to take focus, and when its elements come nobody asks for it.

App: Benefits

Screen: Home
  heading "Home"
  button "Claims"
    on activate: go to Claims

Screen: Claims
  on open: after 0.7 seconds: show "Back", "Your claims", "Claim from May", focus "Back"
  back button "Back", not shown
  heading "Your claims", not shown
  row "Claim from May", not shown

Task: open Claims from Home
  activate "Claims"
