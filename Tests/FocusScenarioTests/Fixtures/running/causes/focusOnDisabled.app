# Focus goes to a button that cannot be used before the field above it is filled in.
App: Login

Screen: Login
  button "Use a password"
    on activate: show "Password", show "Sign in", focus "Sign in", keyboard focus "Sign in"
  secure field "Password", not shown
  button "Sign in", disabled, not shown
