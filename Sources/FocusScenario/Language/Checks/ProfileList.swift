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
    for name in Self.names(in: pieces, of: source) {
      guard surplus == nil, profiles.count + unknown.count + repeated.count < Self.longestList else {
        surplus = surplus?.union(name) ?? name
        continue
      }
      add(name, in: source)
    }
  }

  /// Whether the line is about technologies at all: documents speak of other profiles too.
  var isAboutTechnologies: Bool { !profiles.isEmpty || unknown.contains { $0.nearest != nil } }

  private mutating func add(_ range: SourceRange, in source: SourceText) {
    let name = source.excerpt(range)
    guard let profile = ProfileNames.profile(named: name, at: range) else {
      unknown.append(Unknown(range: range, nearest: ProfileNames.nearest(to: name)))
      return
    }
    let isKnown = profiles.contains { $0.name == profile.name }
    if isKnown { repeated.append(profile) } else { profiles.append(profile) }
  }

  private static func names(in pieces: [SourceRange], of source: SourceText) -> [SourceRange] {
    pieces.flatMap { piece in
      var names: [SourceRange] = []
      var start = piece.lower
      var index = piece.lower
      while index < piece.upper {
        let comma = source.commaLength(at: index, before: piece.upper)
        if comma > 0 {
          names.append(SourceRange(start, index))
          start = index + comma
        }
        index += max(1, comma)
      }
      names.append(SourceRange(start, piece.upper))
      return names.map { withoutFullStop(source.trimmed($0), in: source) }.filter { $0.count > 0 }
    }
  }

  private static func withoutFullStop(_ range: SourceRange, in source: SourceText) -> SourceRange {
    source.ends(range, with: ".") ? source.trimmed(SourceRange(range.lower, range.upper - 1)) : range
  }
}
