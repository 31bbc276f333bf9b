/// A path as the user or a check writes it; nothing here asks the file system.
struct Path: Hashable, Sendable {
  /// The path as it was written.
  var text: String

  /// Keeps a path.
  init(_ text: String) { self.text = text }

  /// The last component: `shop.app` of `Checks/shop.app`.
  var name: String {
    String(text.split(separator: "/", omittingEmptySubsequences: true).last ?? "")
  }

  /// The name without its extension.
  var stem: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The extension in lower case, without the dot; empty when there is none.
  var fileExtension: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...]).lowercased()
  }

  /// The folder that holds it, in the same style: `.` for a bare name, `..` for `.`.
  var parent: Path {
    let components = text.split(separator: "/", omittingEmptySubsequences: true)
    guard let last = components.last else { return Path(text.hasPrefix("/") ? "/" : "..") }
    if last == ".." { return Path(text + "/..") }
    if last == "." { return components.count == 1 && !text.hasPrefix("/") ? Path("..") : Path(text + "/..") }
    let above = components.dropLast().joined(separator: "/")
    return Path(text.hasPrefix("/") ? "/" + above : above.isEmpty ? "." : above)
  }

  /// A path below this one; an absolute path stays as it is, and `.` leaves no trace.
  func appending(_ component: String) -> Path {
    if text == "." || text.isEmpty || component.hasPrefix("/") { return Path(component) }
    return Path(text.hasSuffix("/") ? text + component : text + "/" + component)
  }

  /// The path without what makes no difference: `./Checks//a.check` is `Checks/a.check`.
  var plain: Path {
    let parts = text.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return Path(text.hasPrefix("/") ? "/" + parts : parts)
  }

  /// Whether a name on the file system hides it from listings.
  var isHidden: Bool { name.hasPrefix(".") }
}

extension Sequence where Element == String {
  /// In the order of their UTF-8 bytes, which no locale changes.
  func sortedByBytes() -> [String] {
    sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
