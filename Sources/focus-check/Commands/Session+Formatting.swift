import FocusScenario

/// Aligning keys and expectations.
extension Session {
  mutating func format() throws(UsageError) -> CommandStatus {
    let formatter = arguments.wantsCanonicalWords ? CheckFileFormatter.canonical : CheckFileFormatter()
    let formatted = FormattedFiles(FoundFiles(arguments.operands, access: FileAccess()), with: formatter)
    if let partial = formatted.files.first(where: \.isPartial) { throw .takesNoLine(.format, partial.path) }
    for file in formatted.files { tell(file) }
    console.note(RunText(source: { formatted.source(at: $0) }).render(formatted.files.flatMap(\.diagnostics)))
    console.note(formatted.absences)
    let isChanged = formatted.files.contains { $0.formatted?.isChanged ?? false }
    if formatted.files.contains(where: { !$0.diagnostics.isEmpty }) { return .mistake }
    if !formatted.absences.isEmpty { return .nothing }
    return arguments.onlyChecks && isChanged ? .failed : .passed
  }

  /// Writes one file, or tells that it would change; standard input goes to standard output.
  private mutating func tell(_ file: FormattedFiles.File) {
    guard let formatted = file.formatted else { return }
    if arguments.onlyChecks {
      if formatted.isChanged { printText(file.path + "\n") }
    } else if arguments.writesToStandardOutput || file.path == "-" {
      console.write(bytes: formatted.source.bytes, toFile: nil)
    } else if formatted.isChanged {
      if console.replace(file.path, with: formatted.source.bytes) { printText(file.path + "\n") }
    }
  }
}
