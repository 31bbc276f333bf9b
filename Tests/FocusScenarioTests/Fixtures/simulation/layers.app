App: Map
Screen: Map
  button "Below", at 0, 20, 100, 100
  button "Above", at 0, 0, 100, 100
  group "Legend", at 200, 0, 100, 100
    row "Row", at 200, 0, 100, 100
      button "Inside", at 240, 40, 20, 20
