extension Array {
  /// The elements, each moved to the front for as long as it goes before its neighbour there.
  ///
  /// Where going before is not transitive the outcome depends on the method, and this is the one that the order is
  /// defined by (VO-35).
  func insertionSorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    var sorted = self
    for start in indices.dropFirst() {
      let element = sorted[start]
      var position = start
      while position > 0, precedes(element, sorted[position - 1]) {
        sorted[position] = sorted[position - 1]
        position -= 1
      }
      sorted[position] = element
    }
    return sorted
  }
}
