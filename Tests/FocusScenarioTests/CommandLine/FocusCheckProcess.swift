import Foundation

/// Runs the built command as a process, with a watchdog.
struct FocusCheckProcess {
  /// What came of it.
  struct Result {
    var status: Int32
    /// Whether a signal ended it: it crashed.
    var crashed: Bool
    /// Whether it had to be stopped.
    var hung: Bool
    var output: String
    var errors: String
  }

  /// The binary beside the test bundle.
  static let path: String = {
    let arguments = CommandLine.arguments
    let bundle = arguments.firstIndex(of: "--test-bundle-path").flatMap { index in
      arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
    }
    var folder = URL(fileURLWithPath: bundle ?? arguments[0]).deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("focus-check").path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
    return "focus-check"
  }()

  /// Runs it in a folder until it ends, or until the time is over.
  static func run(
    _ arguments: [String],
    in folder: TemporaryFolder,
    input: String = "",
    seconds: Double = 60
  ) throws -> Result {
    try run(path, arguments, in: folder, input: input, seconds: seconds)
  }

  /// Runs a line of shell that knows the command as `$focus_check`.
  static func shell(_ line: String, in folder: TemporaryFolder) throws -> Result {
    try run("/bin/sh", ["-c", "focus_check='\(path)'\n" + line], in: folder, input: "", seconds: 60)
  }

  private static func run(
    _ executable: String,
    _ arguments: [String],
    in folder: TemporaryFolder,
    input: String,
    seconds: Double
  ) throws -> Result {
    // Files and not pipes: a pipe that nobody empties would stop the process.
    let streams = try TemporaryFolder(["input": input, "output": "", "errors": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle(forReadingAtPath: streams["input"])
    process.standardOutput = FileHandle(forWritingAtPath: streams["output"])
    process.standardError = FileHandle(forWritingAtPath: streams["errors"])
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let hung = ended.wait(timeout: .now() + seconds) == .timedOut
    if hung {
      process.terminate()
      process.waitUntilExit()
    }
    return Result(
      status: process.terminationStatus,
      crashed: process.terminationReason == .uncaughtSignal && !hung,
      hung: hung,
      output: try streams.text(of: "output"),
      errors: try streams.text(of: "errors")
    )
  }
}
