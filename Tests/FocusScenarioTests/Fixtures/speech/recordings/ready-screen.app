App: OpenCCman
Screen: Ready
  semantic group "OpenCCman"
    heading "Convert Large File"
    button "Done"
    heading "Ready to save"
    text "mobile-voiceover-259-converted.txt"
    text "11.5 MB", id "size of the source"
    text "Traditional Chinese"
    text "OpenCC Standard"
    text "The complete result is kept on this device until you save or delete it."
    text "11.5 MB", id "size of the result"
    button "Save result…"
    button "Delete local task"
