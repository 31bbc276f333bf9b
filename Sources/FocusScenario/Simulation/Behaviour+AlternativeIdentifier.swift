/// The name of an answer; several behaviours share one.
public enum AlternativeIdentifier: String, Hashable, Codable, Sendable, CaseIterable {
  case firstStop = "first-stop"
  case opener
  case whereItWas = "where-it-was"
  case dismissControl = "dismiss-control"
  case title
  case firstButton = "first-button"
  case backButton = "back-button"
  case belowTitle = "below-title"
  case nearestSurvivor = "nearest-survivor"
  case nextContainer = "next-container"
  case nowhere
  case stops
  case wraps
  case interrupts
  case dropped
  case spokenAfter = "spoken-after"
  case spoken
  case silent
  case owner
  case ignored
  case pullsBack = "pulls-back"
  case delivered
  case follows
  case staysPut = "stays-put"
  case atBeginning = "at-beginning"
  case atItem = "at-item"
  case groupsFirst = "groups-first"
  case notKeyboard = "not-keyboard"
  case voiceOverOnly = "voiceover-only"
  case everyone
  case taken
  case lost
  case lastFocused = "last-focused"
  case isStop = "is-stop"
  case passedOver = "passed-over"
}
