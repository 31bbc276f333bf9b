/// What a reference stands for at one moment of a run.
struct Referent {
  /// The elements that fit, in reading order.
  var elements: [ElementIdentifier] = []
  /// The context, when the words name one; its elements are then in `elements`.
  var container: ContainerIdentifier?
  /// Why nothing fits, or why it cannot be told which of several; the words a report prints.
  var failure: String?

  /// Whether several fit, and the words do not say which.
  var isAmbiguous = false

  /// Nothing fits.
  static func missing(_ why: String) -> Referent { Referent(failure: why) }

  /// Several fit, and the words do not say which.
  static func ambiguous(_ why: String) -> Referent {
    Referent(failure: why, isAmbiguous: true)
  }

  /// What comes of a claim about it when nothing fits; when several do, nobody can tell. None when it is clear.
  var judgement: Judgement? { failure.map { isAmbiguous ? .untestable($0) : .failed($0) } }

  /// Whether an element fits.
  func contains(_ element: ElementIdentifier?) -> Bool {
    guard let element else { return false }
    return elements.contains(element)
  }

  /// The element, when just one fits.
  var only: ElementIdentifier? { elements.count == 1 ? elements[0] : nil }
}
