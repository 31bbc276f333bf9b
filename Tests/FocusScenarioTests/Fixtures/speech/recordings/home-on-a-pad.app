App: OpenCCman
Device: pad
Screen: Home
  text "OpenCCman"
  picker "More"
  button "Conversion settings"
  semantic group "Editor layout"
    button "Side by side", selected
    button "Stacked"
  button "Convert"
  picker "Pane sizes"
  text "Source"
  button "Paste Text"
  button "Import TXT"
  text "Import, or drop here, one UTF-8 TXT file or plain text, up to 10 MB."
  text field "Source" = "鼠标里面的硅二极管坏了，导致光标分辨率降低。", of several lines
  slider "Pane sizes" = "50%"
  text "Result"
  button "Copy Result", disabled
  button "Export TXT", disabled
  text "Convert the source text to see a result here."
  text field "Result", of several lines
  text "Secret Diary"
