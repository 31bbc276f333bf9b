/// The keys that lines of a check file begin with.
enum CheckKey: String, Hashable, Sendable, CaseIterable {
  case profile = "Profile"
  case given = "Given"
  case task = "Task"
  case expected = "Expected"
  case app = "App"
  case say = "Say"

  /// The raw value, which needs no text of its own.
  var name: StaticString {
    switch self {
    case .profile: "Profile"
    case .given: "Given"
    case .task: "Task"
    case .expected: "Expected"
    case .app: "App"
    case .say: "Say"
    }
  }

  /// Where the key stands in the usual order of a block.
  var place: Int {
    switch self {
    case .profile: 0
    case .given: 1
    case .task: 2
    case .expected: 3
    case .app: 4
    case .say: 5
    }
  }

  /// Whether the key begins something new, so that a block ends before it.
  var endsBlock: Bool { self == .profile || self == .app || self == .say }
}
