/// What is on a screen at one moment, in points: what an eye sees, and what a technology can visit.
public struct ScreenPicture: Hashable, Codable, Sendable {
  /// The outline around it.
  public struct Device: Hashable, Codable, Sendable {
    /// The kind of device.
    public var idiom: App.Idiom
    /// Whether it is drawn as a device of Android.
    public var isAndroid: Bool
    /// Where lines begin.
    public var direction: App.Direction
    /// In points.
    public var width: Double
    /// In points; of a screen without frames as much as its content needs.
    public var height: Double
  }

  /// A context that is up.
  public struct Context: Hashable, Codable, Sendable {
    /// Which one.
    public var container: ContainerIdentifier
    /// As the app file calls it.
    public var name: String
    /// Which platform counterpart it behaves as.
    public var kind: Container.Kind
    /// Its surface; none for one that fills the screen.
    public var frame: Element.Frame?
    /// Whether something lies above it, and no stop of the technology is on it.
    public var isBehind: Bool
    /// What is drawn on it, a parent before its children.
    public var shapes: [Shape]
  }

  /// An element with its place.
  public struct Shape: Hashable, Codable, Sendable {
    /// Who can find it.
    public enum Presence: String, Hashable, Codable, Sendable {
      case everybody
      /// In the eye's view, not in the tree.
      case eyeOnly = "only the eye"
      /// In the tree, not in the eye's view.
      case technologyOnly = "only a technology"
    }

    /// Which one.
    public var element: ElementIdentifier
    /// Where it is.
    public var frame: Element.Frame
    /// What it is.
    public var role: Element.Role
    /// What it is called now.
    public var label: String
    /// Its text value now; of an empty field the placeholder.
    public var value: String?
    /// Whether the value is a placeholder.
    public var isPlaceholder: Bool
    /// What its badge shows.
    public var badge: String?
    /// Who can find it.
    public var presence: Presence
    /// Whether what it stands in is found by the same, so that it need not be said again.
    public var isFoundAsParent: Bool
    /// Whether acting on it does nothing.
    public var isDisabled: Bool
    /// Whether it is the chosen one.
    public var isSelected: Bool
    /// A placeholder while content loads.
    public var isLoading: Bool
    /// On or off; none for what has no such state.
    public var isChecked: Bool?
    /// Open or folded; none for what has no such state.
    public var isExpanded: Bool?
    /// Whether it is an error of another element.
    public var isError: Bool
  }

  /// Where the places come from.
  public enum Source: String, Hashable, Codable, Sendable {
    case appFile = "the frames of the app file"
    /// Some elements have no frame, and stand in a column in reading order.
    case partly = "the frames of the app file; what has none is laid out in reading order"
    /// No element has a frame.
    case readingOrder = "laid out in reading order; the app file gives no frames"
  }

  /// The outline.
  public var device: Device
  /// Bottom first.
  public var contexts: [Context]
  /// Where the places come from.
  public var source: Source
  /// How many elements are not drawn: too many, or too far outside.
  public var leftOut: Int

  /// Everything drawn, from the back to the front.
  public var shapes: [Shape] { contexts.flatMap(\.shapes) }

  /// The shape of an element; none when it is not drawn.
  public func shape(of element: ElementIdentifier) -> Shape? {
    for context in contexts {
      if let shape = context.shapes.first(where: { $0.element == element }) { return shape }
    }
    return nil
  }

  /// Whether an element is where it was on another screen, and nothing has come between it and its user.
  public func shows(_ shape: Shape) -> Bool {
    contexts.contains { !$0.isBehind && $0.shapes.contains { $0.element == shape.element && $0.frame == shape.frame } }
  }

  /// The name of what is on top.
  public var title: String { contexts.last?.name ?? "nothing" }
}
