extension App {
  /// Whether the author says what large text does to a layout.
  var saysLargeText: Bool { containers.contains { $0.elements.contains(where: \.saysLargeText) } }

  /// Puts everything where the author says that it is when the text is large.
  mutating func layOutForLargeText() {
    for place in containers.indices {
      containers[place].elements = containers[place].elements.map(\.laidOutForLargeText)
    }
  }
}

extension Element {
  fileprivate var saysLargeText: Bool {
    largeTextFrame != nil || isOffScreenWithLargeText || children.contains(where: \.saysLargeText)
  }

  fileprivate var laidOutForLargeText: Element {
    var element = self
    element.frame = largeTextFrame ?? frame
    element.isOffScreen = isOffScreen || isOffScreenWithLargeText
    element.children = children.map(\.laidOutForLargeText)
    return element
  }
}
