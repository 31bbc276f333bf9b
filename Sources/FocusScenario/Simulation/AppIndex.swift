/// The tables of an app: every element and context by number, and by name.
///
/// Made once for an app and shared by every run of it.
public final class AppIndex: Sendable {
  /// One element of the tree with its place.
  public struct Entry: Sendable {
    /// The element as the app file wrote it.
    public var element: Element
    public var container: ContainerIdentifier
    public var parent: ElementIdentifier?
    public var children: [ElementIdentifier]
    /// The control whose error it is.
    public var errorOf: ElementIdentifier?
  }

  public let app: App
  /// By element number.
  public let entries: [Entry]
  /// The elements of each context, in the order of the app file, by context number.
  public let elementsOfContainer: [[ElementIdentifier]]

  /// Numbers the elements and contexts of an app.
  public init(_ app: App) { fatalError("contract only") }

  /// The elements with exactly this label at the start, or this alias or id.
  public func elements(named name: String) -> [ElementIdentifier] { fatalError("contract only") }
  /// The contexts with this name or alias, without regard to case.
  public func containers(named name: String) -> [ContainerIdentifier] { fatalError("contract only") }
  /// The element as the app file wrote it.
  public func element(_ identifier: ElementIdentifier) -> Element { entries[identifier.index].element }
  /// The context as the app file wrote it.
  public func container(_ identifier: ContainerIdentifier) -> Container { app.containers[identifier.index] }
}
