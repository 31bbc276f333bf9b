/// What was read at one place of a text; it can stand at others as well, as what a line says that is written again.
protocol Movable: Hashable, Sendable {
  /// The same, so many bytes further on.
  func moved(by distance: Int) -> Self
}

/// A value at a place: all repetitions share what was read first, and its parts are moved when somebody looks at them.
struct Placed<Value: Movable>: Hashable, Sendable {
  private final class Shared: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var shared: Shared
  private var distance = 0

  /// A value where it was read.
  init(_ value: Value) {
    self.shared = Shared(value)
  }

  /// The value where it stands.
  var value: Value {
    get { distance == 0 ? shared.value : shared.value.moved(by: distance) }
    set {
      shared = Shared(newValue)
      distance = 0
    }
  }

  /// The value as it was read first; for what does not depend on places.
  var first: Value { shared.value }

  /// The same value, so many bytes further on.
  func moved(by further: Int) -> Placed {
    var copy = self
    copy.distance += further
    return copy
  }

  static func == (one: Placed, other: Placed) -> Bool {
    one.shared === other.shared && one.distance == other.distance || one.value == other.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Frame: Movable {
  func moved(by distance: Int) -> Frame { movingPlaces { $0.moved(by: distance) } }
}

extension TaskLine: Movable {
  func moved(by distance: Int) -> TaskLine {
    var copy = self
    copy.range = range.moved(by: distance)
    for index in phrases.indices {
      copy.phrases[index].range = phrases[index].range.moved(by: distance)
      copy.phrases[index].action = phrases[index].action?.changed { reference, _, _ in
        var reference = reference
        reference.range = reference.range.moved(by: distance)
        return reference
      }
    }
    return copy
  }
}
