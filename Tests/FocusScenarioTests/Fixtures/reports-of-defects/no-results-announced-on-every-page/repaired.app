# after a report: alphagov/govuk-design-system 830
# The search of the header announces its empty list whenever a page opens.

App: Guide

Screen: Start
  heading "Design system"
  link "Components"
    on activate: go to Components

Screen: Components
  back button "Start"
  heading "Components"
  search field "Search components"
    on type when this is "zzz": after 1 second: announce "No search results"

Task: open a page
  activate "Components"
  wait 2 seconds
