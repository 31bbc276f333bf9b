/// Reads a table of cases; a table of the package has no faults.
struct FormCaseReader {
  private(set) var forms: [FormCase] = []
  /// What cannot be understood, with the line.
  private(set) var faults: [String] = []

  private var app: [String] = []
  private var isInApp = false
  private var header: [String: String] = [:]
  private var number = 0

  /// Reads a whole table.
  init(_ table: String) {
    for line in table.split(separator: "\n", omittingEmptySubsequences: false) { take(String(line)) }
  }

  private mutating func take(_ line: String) {
    number += 1
    if line == "=== app" {
      isInApp = true
      app = []
    } else if let sentence = line.rest(after: "=== ") {
      isInApp = false
      header = [:]
      forms.append(FormCase(sentence: sentence, app: appText))
    } else if let verdict = line.rest(after: "--- ") {
      begin(verdict)
    } else if isInApp {
      app.append(line)
    } else if !line.isEmpty, !line.hasPrefix("#") {
      forms.last?.outcomes.isEmpty ?? true ? takeHeader(line) : difference(line)
    }
  }

  private var appText: String { app.joined(separator: "\n") + "\n" }

  private mutating func takeHeader(_ line: String) {
    guard let (key, value) = line.halves(at: ": ") else {
      return faults.append("line \(number): no 'Profile:' or 'Task:'")
    }
    header[key] = value
  }

  private mutating func begin(_ words: String) {
    let (name, found) = words.halves(at: ": ").map { ($0, Optional($1)) } ?? (words, nil)
    guard let verdict = FormCase.Verdict(rawValue: name), let profile = header["Profile"], let task = header["Task"],
      let form = forms.indices.last
    else { return faults.append("line \(number): no verdict, or no Profile and Task above it") }
    forms[form].outcomes.append(
      FormCase.Outcome(
        verdict: verdict,
        found: found,
        profile: profile,
        task: task,
        expected: forms[form].sentence,
        app: appText,
        line: number
      )
    )
  }

  // MARK: What differs

  private mutating func difference(_ line: String) {
    guard let form = forms.indices.last, let place = forms[form].outcomes.indices.last else { return }
    var outcome = forms[form].outcomes[place]
    outcome.differences.append(line)
    if let profile = line.rest(after: "Profile: ") {
      outcome.profile = profile
    } else if let task = line.rest(after: "Task: ") {
      outcome.task = task
    } else if let expected = line.rest(after: "Expected: ") {
      outcome.expected = expected
    } else if let changed = changed(outcome.app, line) {
      outcome.app = changed
    } else {
      faults.append("line \(number): '\(line)' is no change, or stands not once in the app")
    }
    forms[form].outcomes[place] = outcome
  }

  private func changed(_ app: String, _ line: String) -> String? {
    var lines = app.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let words = line.rest(after: "replace "), let (old, new) = words.replacement {
      guard let only = lines.onlyIndex(where: { $0.halves(at: old) != nil }),
        let (before, after) = lines[only].halves(at: old)
      else { return nil }
      lines[only] = before + new + after
    } else if let words = line.rest(after: "before "), let (place, new) = words.halves(at: " insert ") {
      guard let only = lines.onlyIndex(where: { $0.hasSuffix(" " + place) }) else { return nil }
      lines.insert(String(lines[only].prefix { $0 == " " }) + new, at: only)
    } else if let place = line.rest(after: "without ") {
      guard let only = lines.onlyIndex(where: { $0.hasSuffix(" " + place) }) else { return nil }
      lines.remove(at: only)
    } else {
      return nil
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// `A -> B`; nothing behind the arrow takes A away.
  fileprivate var replacement: (String, String)? {
    if let halves = halves(at: " -> ") { return halves }
    return hasSuffix(" ->") ? (String(dropLast(" ->".count)), "") : nil
  }

  /// What stands behind a beginning; none when it begins otherwise.
  fileprivate func rest(after beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
  }

  /// What stands before and behind the first of a separator.
  fileprivate func halves(at separator: String) -> (String, String)? {
    guard let place = firstRange(of: separator) else { return nil }
    return (String(self[..<place.lowerBound]), String(self[place.upperBound...]))
  }
}

extension [String] {
  /// The place of the only line that fits.
  fileprivate func onlyIndex(where fits: (String) -> Bool) -> Int? {
    let fitting = indices.filter { fits(self[$0]) }
    return fitting.count == 1 ? fitting.first : nil
  }
}
