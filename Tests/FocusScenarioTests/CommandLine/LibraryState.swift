import Foundation

/// Whether every room is there; a room that is only a contract says so in its source.
enum LibraryState {
  static let isWhole: Bool = {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources").path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources)) ?? []
    return !paths.filter { $0.hasSuffix(".swift") }.contains { path in
      let text = try? String(contentsOfFile: sources + "/" + path, encoding: .utf8)
      return text?.contains("fatalError(\"contract only\")") ?? false
    }
  }()
}
