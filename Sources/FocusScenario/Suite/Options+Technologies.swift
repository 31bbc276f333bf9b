extension Suite.Options {
  /// The technologies that a name means, in any of its spellings: one, or with `all` every one; none for another name.
  public static func technologies(named name: String) -> [Technology]? {
    if name.lowercased() == "all" { return Technology.allCases }
    return ProfileNames.profile(named: name, at: SourceRange(0, 0))?.technology.map { [$0] }
  }
}
