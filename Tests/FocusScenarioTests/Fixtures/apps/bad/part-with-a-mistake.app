# a part of another file
Screen: Cart part
  buton "Pay"
