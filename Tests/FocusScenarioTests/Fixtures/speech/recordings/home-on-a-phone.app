App: OpenCCman
Screen: Home
  text "OpenCCman"
  picker "More"
  # The comma between blanks is heard as it is written here; how the app came to it is not known.
  button "Conversion settings , Traditional · OpenCC"
  text "Source"
  button "Paste Text"
  button "Convert"
  button "Import TXT"
  text "Import, or drop here, one UTF-8 TXT file or plain text, up to 10 MB."
  text field "Source" = "鼠标里面的硅二极管坏了，导致光标分辨率降低。", of several lines
  text "Result", id "title"
  button "Copy Result", disabled
  button "Export TXT", disabled
  text "Convert the source text to see a result here."
  text "Result", id "result"
  text "Secret Diary"
  text "password notes"
  button "Get"
  button "Remove recommendations", id "first"
  button "Remove recommendations", id "second"
