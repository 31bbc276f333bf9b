App: OpenCCman
Screen: Confirm
  semantic group "OpenCCman"
    heading "Convert Large File", id "bar"
    heading "Convert Large File", id "content"
    text "mobile-voiceover-259.txt"
    text "11.5 MB"
    text "Traditional Chinese"
    text "OpenCC Standard"
    text "Convert this TXT directly to a file without loading it into the editor."
    button "Convert file"
    button "Cancel"
