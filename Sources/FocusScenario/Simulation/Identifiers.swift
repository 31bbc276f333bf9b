/// An element of an app, by its number in the order of the app file, from 0.
public struct ElementIdentifier: Hashable, Codable, Sendable, Comparable {
  /// The number, from 0.
  public var index: Int

  /// Names an element.
  public init(_ index: Int) { self.index = index }

  /// In the order of the app file.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A context of an app, by its number in the order of the app file, from 0.
public struct ContainerIdentifier: Hashable, Codable, Sendable, Comparable {
  /// The number, from 0.
  public var index: Int

  /// Names a context.
  public init(_ index: Int) { self.index = index }

  /// In the order of the app file.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
