/// Finds the app file on which a block runs; only the names of app files are looked at.
struct AppFinder {
  /// Why there is no app to run on.
  enum Failure: Error, Hashable, Sendable {
    /// The `App:` line names one that is nowhere, with those that are.
    case noSuchApp(String, candidates: [String])
    /// Nothing says which of several.
    case severalApps(candidates: [String])
    case noApp
  }

  let access: FileAccess
  private var listings: [String: [String]] = [:]
  /// Thousands of blocks ask the same.
  private var answers: [Question: Result<String, Failure>] = [:]

  private struct Question: Hashable {
    var name: String?
    var check: String
  }

  /// A finder that has looked nowhere yet.
  init(access: FileAccess) {
    self.access = access
  }

  /// The path of the app file for a block of a check file, by the name on its `App:` line if it has one.
  mutating func app(named name: String?, for check: String) throws(Failure) -> String {
    let question = Question(name: name, check: check)
    if let known = answers[question] { return try known.get() }
    let answer: Result<String, Failure>
    do throws(Failure) { answer = .success(try look(for: name, near: check)) } catch { answer = .failure(error) }
    answers[question] = answer
    return try answer.get()
  }

  private mutating func look(for name: String?, near check: String) throws(Failure) -> String {
    let folder = check == "-" ? Path(".") : Path(check).parent
    if let name { return try app(named: name, near: folder) }
    if let twin = appFiles(in: folder).first(where: { same(Path($0).stem, Path(check).stem) }) { return twin }
    return try onlyApp(near: folder)
  }

  private mutating func app(named name: String, near folder: Path) throws(Failure) -> String {
    let bare = name.hasSuffix(".app") ? String(name.dropLast(4)) : name
    let wanted = String(bare.map { $0 == " " ? "-" : $0 })
    var candidates: [String] = []
    for folder in access.foldersUp(from: folder) {
      let files = appFiles(in: folder)
      if let file = files.first(where: { same(Path($0).stem, wanted) }) { return file }
      candidates += files
    }
    throw .noSuchApp(name, candidates: candidates)
  }

  private mutating func onlyApp(near folder: Path) throws(Failure) -> String {
    for folder in access.foldersUp(from: folder) {
      let files = appFiles(in: folder)
      if files.count > 1 { throw .severalApps(candidates: files) }
      if let file = files.first { return file }
    }
    throw .noApp
  }

  /// The app files in a folder; each folder is listed once.
  private mutating func appFiles(in folder: Path) -> [String] {
    if let known = listings[folder.text] { return known }
    let files = access.files(in: folder, withExtension: "app")
    listings[folder.text] = files
    return files
  }

  private func same(_ left: String, _ right: String) -> Bool { left.lowercased() == right.lowercased() }
}
