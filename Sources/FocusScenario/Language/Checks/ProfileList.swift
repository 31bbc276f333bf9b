/// The comma-separated names of a `Profile:` line, each known, near to a known one, or neither.
struct ProfileList {
  /// One name that no technology has.
  struct Unknown {
    var range: SourceRange
    /// The published name that it is near to.
    var nearest: String?
  }

  /// The technologies, in the order of the text, none twice.
  private(set) var profiles: [Profile] = []
  private(set) var unknown: [Unknown] = []
  /// Names of technologies that stand earlier in the list too.
  private(set) var repeated: [Profile] = []
  /// From the first name that is one too many to the end.
  private(set) var surplus: SourceRange?

  /// There are about twenty technologies; a list longer than this is a mistake, not a list.
  private static let longestList = 32

  /// Reads the names of a line, or of several joined ones.
  init(_ pieces: [SourceRange], in source: SourceText) {
    let names = Self.names(in: pieces, of: source)
    for name in names.prefix(Self.longestList) { add(name, in: source) }
    if names.count > Self.longestList, let end = pieces.last {
      surplus = SourceRange(names[Self.longestList].lower, end.upper)
    }
  }

  /// Whether the line is about technologies at all: documents speak of other profiles too.
  var isAboutTechnologies: Bool { !profiles.isEmpty || unknown.contains { $0.nearest != nil } }

  /// Whether every name is known, and there is one.
  var isFlawless: Bool { !profiles.isEmpty && unknown.isEmpty && repeated.isEmpty && surplus == nil }

  /// The same list, without mistakes, at another place.
  func moved(by distance: Int) -> ProfileList {
    var copy = self
    for index in copy.profiles.indices {
      copy.profiles[index].range = copy.profiles[index].range.moved(by: distance)
    }
    return copy
  }

  private mutating func add(_ range: SourceRange, in source: SourceText) {
    let name = source.excerpt(range)
    guard let profile = ProfileNames.profile(named: name, at: range) else {
      unknown.append(Unknown(range: range, nearest: ProfileNames.nearest(to: name)))
      return
    }
    let isKnown = profiles.contains { $0.name == profile.name }
    if isKnown { repeated.append(profile) } else { profiles.append(profile) }
  }

  /// The names between commas, but no more than show that there are too many.
  private static func names(in pieces: [SourceRange], of source: SourceText) -> [SourceRange] {
    var names: [SourceRange] = []
    for piece in pieces {
      var start = piece.lower
      while start < piece.upper, names.count <= longestList {
        var end = start
        while end < piece.upper, source.commaLength(at: end, before: piece.upper) == 0 { end += 1 }
        let name = withoutFullStop(source.trimmed(SourceRange(start, end)), in: source)
        if name.count > 0 { names.append(name) }
        start = end + max(1, source.commaLength(at: end, before: piece.upper))
      }
    }
    return names
  }

  private static func withoutFullStop(_ range: SourceRange, in source: SourceText) -> SourceRange {
    source.ends(range, with: ".") ? source.trimmed(SourceRange(range.lower, range.upper - 1)) : range
  }
}
