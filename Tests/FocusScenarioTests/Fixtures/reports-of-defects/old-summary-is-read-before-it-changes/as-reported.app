# after a report: department-of-veterans-affairs/va.gov-team 133209
# Focus goes to the summary at once; what it says changes when the results have come.

App: Search

Screen: Results
  heading "Search results"
  button "Sort by newest"
    on activate:
      focus the results summary
      after 0.8 seconds: rename the results summary to "Showing 1 to 10, by newest"
  text "Showing 1 to 10, by name", as the results summary
  row "Form 10-10EZ"

Task: change "Sort by"
  activate "Sort by newest"
