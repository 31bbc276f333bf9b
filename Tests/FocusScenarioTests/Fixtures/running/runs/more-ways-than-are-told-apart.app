App: Shop

Screen: Cart
  heading "Cart"
  button "Ask"
    on activate: open the question

Sheet: Question, closes by swipe down and escape
  on close: focus the opener
  heading "Sure?"
  button "Yes"
    on activate: close
  button "No"
    on activate: close
