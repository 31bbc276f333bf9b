# after a report: mozilla-mobile/firefox-ios 30104
# The home page below the web page is gone for the eye alone: it stays in the tree, and swipes go on into it.

App: Browser

Screen: Browser
  group "Web page", not shown
    heading "Forecast"
    text "Rain until four."
  group "Home page", as the home page
    heading "Home"
    button "Weather"
      on activate:
        hide "Home page" from assistive technology
        show "Web page"
        focus "Forecast"
    button "News"

Task: read the page to its last element, move forward twice
  activate "Weather"
  move forward 1
  move forward 2
