extension Frame {
  /// The canonical form that reports print: `focus.on(the error) /no swiping/ @right-after(Pay)`.
  public var canonicalText: String { fatalError("contract only") }
}

extension Reference {
  /// The canonical form of a reference: `the cart{behind the panel}`.
  public var canonicalText: String { fatalError("contract only") }
}
