import Testing

@testable import FocusScenario

/// A sentence form with apps on which it comes out in different ways, as a `.forms` file writes it.
///
/// `=== app` begins the app that the forms below it are tried on, `=== SENTENCE` a form, `--- VERDICT: FOUND` one way in
/// which it comes out. Below a verdict stand what differs: another `Profile:` or `Task:`, another sentence of
/// the form (`Expected:`), and changes of the app:
/// `replace A -> B` (A stands in it once), `before LINE: LINE`, `without LINE`.
struct FormCase: Sendable {
  /// One way in which the sentence comes out.
  struct Outcome: Sendable {
    var verdict: Verdict
    /// What the claim says that was found; none written means that it is not compared.
    var found: String?
    var profile: String
    var task: String
    /// The sentence, or another of its form.
    var expected: String
    var app: String
    /// The line of the verdict, counted from 1.
    var line: Int
  }

  var sentence: String
  var outcomes: [Outcome] = []

  /// Why a file cannot be understood.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }
}

// MARK: - Reading a file

extension FormCase {
  private struct Reader {
    var forms: [FormCase] = []
    private var app: [String] = []
    private var isInApp = false
    private var header: [String: String] = [:]
    private var number = 0

    mutating func take(_ line: String) throws {
      number += 1
      if line == "=== app" {
        isInApp = true
        app = []
      } else if let sentence = line.rest(after: "=== ") {
        isInApp = false
        header = [:]
        forms.append(FormCase(sentence: sentence))
      } else if let verdict = line.rest(after: "--- ") {
        try begin(verdict)
      } else if isInApp {
        app.append(line)
      } else if !line.isEmpty, !line.hasPrefix("#") {
        try difference(line)
      }
    }

    private mutating func begin(_ words: String) throws {
      let parts = words.split(separator: ":", maxSplits: 1).map(String.init)
      guard let verdict = Verdict(rawValue: parts[0]), let profile = header["Profile"], let task = header["Task"],
        !forms.isEmpty
      else { throw Mistake(description: "line \(number): no verdict, or no Profile and Task above it") }
      let found = parts.count > 1 ? parts[1].rest(after: " ") : nil
      forms[forms.count - 1].outcomes.append(
        Outcome(
          verdict: verdict,
          found: found,
          profile: profile,
          task: task,
          expected: forms[forms.count - 1].sentence,
          app: app.joined(separator: "\n") + "\n",
          line: number
        )
      )
    }

    private mutating func difference(_ line: String) throws {
      guard let form = forms.indices.last else { throw Mistake(description: "line \(number): no sentence above it") }
      guard let outcome = forms[form].outcomes.indices.last else {
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        header[parts[0]] = parts.last?.rest(after: " ")
        return
      }
      if let profile = line.rest(after: "Profile: ") {
        forms[form].outcomes[outcome].profile = profile
      } else if let task = line.rest(after: "Task: ") {
        forms[form].outcomes[outcome].task = task
      } else if let expected = line.rest(after: "Expected: ") {
        forms[form].outcomes[outcome].expected = expected
      } else {
        try change(&forms[form].outcomes[outcome].app, line)
      }
    }

    private func change(_ app: inout String, _ line: String) throws {
      var lines = app.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if let words = line.rest(after: "replace "), let (old, new) = words.halves(at: " -> ") {
        guard let only = lines.indices.only(where: { lines[$0].contains(old) }) else { throw notOnce(old) }
        lines[only] = lines[only].replacing(old, with: new, maxReplacements: 1)
      } else if let words = line.rest(after: "before "), let (place, new) = words.halves(at: " insert ") {
        guard let only = lines.indices.only(where: { lines[$0].hasSuffix(" " + place) }) else { throw notOnce(place) }
        lines.insert(String(lines[only].prefix { $0 == " " }) + new, at: only)
      } else if let place = line.rest(after: "without ") {
        guard let only = lines.indices.only(where: { lines[$0].hasSuffix(" " + place) }) else { throw notOnce(place) }
        lines.remove(at: only)
      } else {
        throw Mistake(description: "line \(number): '\(line)' is no change")
      }
      app = lines.joined(separator: "\n")
    }

    private func notOnce(_ text: String) -> Mistake {
      Mistake(description: "line \(number): '\(text)' does not stand once in the app")
    }
  }

  /// The forms of a file, in its order.
  static func all(in text: String) throws -> [FormCase] {
    var reader = Reader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { try reader.take(String(line)) }
    return reader.forms
  }
}

extension String {
  /// What stands behind a beginning; none when it begins otherwise.
  fileprivate func rest(after beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
  }

  /// What stands before and behind a separator.
  fileprivate func halves(at separator: String) -> (String, String)? {
    guard let place = firstRange(of: separator) else { return nil }
    return (String(self[..<place.lowerBound]), String(self[place.upperBound...]))
  }
}

extension Collection {
  /// The only element that fits.
  fileprivate func only(where fits: (Element) -> Bool) -> Element? {
    let fitting = filter(fits)
    return fitting.count == 1 ? fitting.first : nil
  }
}
