extension Element {
  /// How an element stands in the tree of what a technology can visit.
  enum Standing: Hashable, Sendable {
    /// One stop; nothing below it is visited, and no control in it can be activated by itself (VO-1, VO-17).
    case stop
    /// A stop of its own, then its children before anything else: a row with controls in it.
    case cell
    /// No stop; its children are visited before leaving it (VO-21, VO-23, VO-36, VO-40).
    case container
    /// Nothing at all: its children belong to the level around it (VO-3).
    case wrapper
  }

  /// Whether it is a stop, leads to stops, or both.
  var standing: Standing {
    switch childrenBehaviour {
    case .combine, .ignore: return .stop  // VO-18, VO-19, VO-22
    case .contain, nil: break
    }
    if isDissolved { return .wrapper }
    if role.isContainer { return .container }
    guard !children.isEmpty else { return .stop }
    if role == .row { return .cell }
    return keepsChildren ? .container : .stop
  }

  /// Whether what it says is made of its children's labels (VO-19).
  var isCombined: Bool {
    childrenBehaviour == .combine || (childrenBehaviour == nil && role == .card && standing == .stop)
  }

  /// A plain view, or a semantic group that nothing names (VO-40).
  private var isDissolved: Bool {
    guard role == .view || (role == .semanticGroup && isNameless) else { return false }
    return !keepsChildren && !scrolls
  }

  private var isNameless: Bool { label.isEmpty && (value ?? "").isEmpty && (id ?? "").isEmpty }

  /// Whether the author asked for its children as stops of their own.
  private var keepsChildren: Bool { childrenBehaviour == .contain || isGroup || explicitOrder != nil }
}

extension Element.Role {
  /// Whether it only holds others and is no stop itself.
  var isContainer: Bool {
    switch self {
    case .group, .list, .table, .landmark, .tabBar, .segmentedControl, .navigationBar, .semanticGroup, .view: true
    default: false
    }
  }

  /// The place among the parts of a navigation bar: the back button, the title, the rest (VO-41).
  var placeInNavigationBar: Int {
    switch self {
    case .backButton: 0
    case .heading: 1
    default: 2
    }
  }
}
