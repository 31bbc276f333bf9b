/// The keys that lines of a check file begin with.
enum CheckKey: String, Hashable, Sendable, CaseIterable {
  case profile = "Profile"
  case given = "Given"
  case task = "Task"
  case expected = "Expected"
  case app = "App"
  case say = "Say"

  /// Whether the key begins something new, so that a block ends before it.
  var endsBlock: Bool { self == .profile || self == .app || self == .say }
}
