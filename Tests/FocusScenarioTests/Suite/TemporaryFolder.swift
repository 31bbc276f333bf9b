import Foundation

/// A folder of files that is gone when the test has ended; it looks like a repository, where a search upwards ends.
final class TemporaryFolder {
  let path: String

  /// Makes a folder that holds these files; folders on the way are made too.
  init(_ files: [String: String] = [:]) throws {
    let real = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
    path = real + "/focus-scenario-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path + "/.git", withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something in it.
  subscript(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
  }

  func text(of name: String) throws -> String { try String(contentsOfFile: self[name], encoding: .utf8) }

  /// A text without this folder's own path.
  func hidden(_ text: String) -> String { text.replacingOccurrences(of: path + "/", with: "") }
}
