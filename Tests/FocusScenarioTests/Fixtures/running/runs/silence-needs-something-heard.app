App: Shop

Screen: Splash
  text "89 dollars", hidden from assistive technology, as the price
