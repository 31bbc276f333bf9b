/// One line of an app file made worse: the line, or one effect, mark, condition, delay or word of it, is left out.
///
/// Tasks are left alone: they say what the user does, and a check is about what the app does.
struct Damage: CustomStringConvertible {
  /// Counted from 1.
  var line: Int
  /// What was left out.
  var leftOut: String
  /// The whole file without it.
  var text: String

  var description: String { "line \(line) without '\(leftOut)'" }

  /// All damages of a text: first whole lines, then conditions and delays, then effects and marks, then single words.
  static func all(of text: String) -> [Damage] {
    let file = File(text)
    let places = file.lines.indices.filter(file.isOfTheApp)
    return places.filter { !file.isHeading($0) }.map(file.withoutLine)
      + places.flatMap { file.without(File.condition, at: $0) }
      + places.flatMap { file.without(File.delay, at: $0) }
      + places.flatMap { file.without(File.clauses, at: $0) }
      + places.flatMap { file.without(File.words, at: $0) }
  }
}

extension Damage {
  /// An app file as lines.
  fileprivate struct File {
    let lines: [String]

    init(_ text: String) {
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether a line says something about the app: not a comment, and not part of a task.
    func isOfTheApp(_ number: Int) -> Bool {
      let heading = lines[...number].last { Self.indentation($0) == 0 && !Self.code($0).isEmpty }
      return !Self.code(lines[number]).isEmpty && heading?.hasPrefix("Task:") == false
    }

    /// Whether a line begins a context; without it, what follows would stand in another one.
    func isHeading(_ number: Int) -> Bool { Self.indentation(lines[number]) == 0 }

    /// The file without a line and what is indented below it.
    func withoutLine(_ number: Int) -> Damage {
      let below = lines[(number + 1)...].prefix { line in
        Self.code(line).isEmpty || Self.indentation(line) > Self.indentation(lines[number])
      }
      let rest = lines[..<number] + lines[(number + 1 + below.count)...]
      let leftOut = Self.code(lines[number]).drop { $0 == " " }
      return Damage(line: number + 1, leftOut: String(leftOut), text: rest.joined(separator: "\n"))
    }

    /// The file without each of some parts of a line in turn.
    func without(_ parts: (Substring) -> [Range<String.Index>], at number: Int) -> [Damage] {
      let code = Self.code(lines[number])
      return parts(code).map { part in
        var rest = lines
        rest[number] = String(code[..<part.lowerBound] + code[part.upperBound...])
        let leftOut = code[part].drop { $0 == " " || $0 == "," }
        return Damage(line: number + 1, leftOut: String(leftOut), text: rest.joined(separator: "\n"))
      }
    }
  }
}

// MARK: - The parts of a line

extension Damage.File {
  private static func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  /// The line without its comment and the space before that.
  private static func code(_ line: String) -> Substring {
    let comment = marks("#", in: line[...]).first ?? line.endIndex
    var code = line[..<comment]
    while code.last == " " { code.removeLast() }
    return code
  }

  /// Where a character stands outside quotations.
  private static func marks(_ character: Character, in text: Substring) -> [String.Index] {
    var isQuoted = false
    return text.indices.filter { index in
      if text[index] == "\"" { isQuoted.toggle() }
      return !isQuoted && text[index] == character
    }
  }

  /// What stands between commas, with the comma before it, or, for the first effect of a rule, after it.
  static func clauses(_ code: Substring) -> [Range<String.Index>] {
    let commas = marks(",", in: code)
    let ends = commas.dropFirst() + [code.endIndex]
    let later = zip(commas, ends).map { $0..<$1 }
    let start = marks(":", in: code).first.map { code.index(after: $0) } ?? code.startIndex
    guard let comma = commas.first, start < comma else { return later }
    return [start..<code.index(after: comma)] + later
  }

  /// What stands between `when` and the colon.
  static func condition(_ code: Substring) -> [Range<String.Index>] {
    let spaces = marks(" ", in: code)
    guard let start = spaces.first(where: { code[$0...].hasPrefix(" when ") }),
      let end = marks(":", in: code).first(where: { $0 > start })
    else { return [] }
    return [start..<end]
  }

  /// `after 2 seconds:` before an effect, which then comes at once.
  static func delay(_ code: Substring) -> [Range<String.Index>] {
    guard let start = code.firstIndex(where: { $0 != " " }), code[start...].hasPrefix("after "),
      let colon = marks(":", in: code).first, code.index(after: colon) < code.endIndex
    else { return [] }
    return [start..<code.index(after: colon)]
  }

  /// Each word and each quotation, with the space before it; the first of the line stays.
  static func words(_ code: Substring) -> [Range<String.Index>] {
    let starts = marks(" ", in: code).filter { code[code.index(after: $0)] != " " }
    let ends = starts.dropFirst() + [code.endIndex]
    return zip(starts, ends).dropFirst().map { start, end in
      let word = code[start..<end]
      return start..<(word.last == ":" || word.last == "," ? word.index(before: end) : end)
    }
  }
}
