/// What a change is, as far as it bears on focus.
public enum ChangeKind: String, Hashable, Codable, Sendable, CaseIterable {
  case newScreen = "new screen"
  case modal
  case withinScreen = "change within the screen"
  case result
  case smallChange = "small state change"
}
