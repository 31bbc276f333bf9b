# after a report: alphagov/govuk-design-system 830
# The search of the header announces its empty list whenever a page opens.

App: Guide

Screen: Start
  heading "Design system"
  link "Components"
    on activate: go to Components

Screen: Components
  on open: after 1 second: announce "No search results"
  back button "Start"
  heading "Components"
  search field "Search components"

Task: open a page
  activate "Components"
  wait 2 seconds
