extension Suite {
  /// Decides which scenarios run, by filters and profiles, without regard to case.
  struct Selection {
    private let filters: [[UInt8]]
    private let profiles: [String]

    /// Prepares the conditions of a run.
    init(_ options: Suite.Options) {
      filters = options.filters.map { Array($0.lowercased().utf8) }
      profiles = options.profiles.map { name in
        let name = name.lowercased()
        return name == "keyboard" ? Technology.fullKeyboardAccess.rawValue.lowercased() : name
      }
    }

    /// Whether a scenario is selected.
    func admits(_ scenario: Scenario, naming names: [String], in path: String) -> Bool {
      guard profiles.isEmpty || names.contains(where: { profiles.contains($0.lowercased()) }) else { return false }
      guard !filters.isEmpty else { return true }
      let texts = [path, scenario.taskText] + scenario.claims.map(\.sentence)
      return texts.contains { text in
        let bytes = Array(text.lowercased().utf8)
        return filters.contains { contains($0, in: bytes) }
      }
    }

    private func contains(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
      guard part.count <= bytes.count else { return false }
      return (0...bytes.count - part.count).contains { bytes[$0...].starts(with: part) }
    }
  }
}
