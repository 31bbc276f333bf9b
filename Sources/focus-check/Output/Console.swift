import FocusScenario

/// Gathers what a command has to say, and writes each stream once.
struct Console {
  private let arguments: Arguments
  private var notes = StyledText()
  private var failures: [System.Failure] = []

  /// A console for a command line.
  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// Notes what is missing, on standard error.
  mutating func note(_ absences: [Absence]) {
    for absence in absences {
      if arguments.accepts(absence) {
        notes.append("focus-check: note: \(absence.message)\n")
        continue
      }
      note(absence.message)
      if let help = absence.help { notes.append("  help: \(help)\n") }
    }
  }

  /// Notes a mistake in one line, on standard error.
  mutating func note(_ message: String, isMistake: Bool = true) {
    notes.append("focus-check: ")
    if isMistake { notes.append("error: ", .failed) }
    notes.append(message + "\n")
  }

  /// Notes that something could not be written.
  mutating func fail(_ message: String, _ failure: System.Failure) {
    failures.append(failure)
    note(message)
  }

  /// Adds text to standard error.
  mutating func note(_ text: StyledText) { notes.append(text) }

  /// Writes results to every destination that the command line names.
  mutating func write(pretty: @autoclosure () -> StyledText, json: @autoclosure () -> JSON) {
    write { format, inColour in format == .json ? json().text : pretty().text(inColour: inColour) }
  }

  /// Writes to every destination what a closure makes of its form, and of whether it is to be coloured.
  mutating func write(_ text: (Arguments.Destination.Format, _ inColour: Bool) -> String) {
    for destination in arguments.destinations {
      let inColour = destination.file == nil && isColoured(.output)
      write(bytes: Array(text(destination.format, inColour).utf8), toFile: destination.file)
    }
  }

  /// Writes bytes as they are, to standard output when no file is named.
  mutating func write(bytes: [UInt8], toFile file: String?) {
    note(file.map { "'\($0)'" } ?? "standard output") { () throws(System.Failure) in
      if let file {
        try System.write(bytes, toFile: file)
      } else {
        try System.write(bytes, to: .output)
      }
    }
  }

  /// Makes a folder, with those above it, unless it is there; whether it then is.
  mutating func makeFolder(_ path: String) -> Bool {
    note("'\(path)'") { () throws(System.Failure) in try System.makeFolder(path) }
  }

  /// Puts other bytes in the place of a file; whether that could be done.
  mutating func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    note("'\(path)'") { () throws(System.Failure) in try System.replace(path, with: bytes) }
  }

  /// Writes a file, its folder too; whether that could be done.
  mutating func write(_ text: String, toFile name: String, in folder: String) -> Bool {
    note("'\(folder)/\(name)'") { () throws(System.Failure) in
      try System.makeFolder(folder)
      try System.write(Array(text.utf8), toFile: "\(folder)/\(name)")
    }
  }

  /// Writes, and notes when it cannot be done; that the reader of a pipe has gone is no mistake.
  @discardableResult
  private mutating func note(_ name: String, writing write: () throws(System.Failure) -> Void) -> Bool {
    do throws(System.Failure) {
      try write()
      return true
    } catch {
      if !error.isBrokenPipe { fail("\(name) cannot be written: \(error.words)", error) }
      return false
    }
  }

  /// Writes text to standard output.
  mutating func write(_ text: StyledText) { write(pretty: text, json: JSON.null) }

  /// Writes the notes; the status is the command's own, unless something could not be written.
  func end(_ status: CommandStatus) -> CommandStatus {
    // Nowhere is left to tell that standard error cannot be written.
    try? System.write(notes.text(inColour: isColoured(.errors)), to: .errors)
    return failures.isEmpty ? status : .unwritable
  }

  /// Writes the notes so far.
  mutating func flushNotes() {
    try? System.write(notes.text(inColour: isColoured(.errors)), to: .errors)
    notes = StyledText()
  }

  private func isColoured(_ stream: System.Stream) -> Bool {
    arguments.colour.isColoured(environment: System.environment, isTerminal: stream.isTerminal)
  }
}
