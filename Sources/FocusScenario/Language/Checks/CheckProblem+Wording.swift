extension CheckProblem: Problem {
  var code: String {
    switch self {
    case .misspeltKey: "misspelt-key"
    case .missing(let key): "missing-\(key.rawValue.lowercased())"
    case .empty(let key): "empty-\(key.rawValue.lowercased())"
    case .repeated(let key, _): "repeated-\(key.rawValue.lowercased())"
    case .expectedBeforeTask: "expected-before-task"
    case .unknownProfile: "unknown-profile"
    case .repeatedProfile: "repeated-profile"
    case .tooManyProfiles: "too-many-profiles"
    case .noBlock: "no-block"
    case .identicalBlock: "identical-block"
    case .strayLine: "stray-line"
    case .missingColon: "missing-colon"
    case .meantForBlockAbove: "below-block"
    case .lineTooLong: "line-too-long"
    case .tooManyExpectations: "too-many-expectations"
    case .unknownSwitch: "unknown-switch"
    case .blockInTable: "block-in-table"
    case .blockInHeading: "block-in-heading"
    case .unendedComment: "unended-comment"
    }
  }

  var severity: Diagnostic.Severity {
    switch self {
    case .repeatedProfile, .identicalBlock, .blockInTable, .blockInHeading, .unendedComment: .warning
    default: .error
    }
  }

  var message: String {
    switch self {
    case .misspeltKey(let found, _): "'\(found)' is not a key"
    case .missing(.profile): "this block names no profile"
    case .missing(.task): "this block has no task"
    case .missing(let key): "this block has no '\(key.rawValue):' line"
    case .empty(let key): "nothing is written after '\(key.rawValue):'"
    case .repeated(let key, _): "this block has '\(key.rawValue):' twice"
    case .expectedBeforeTask: "what is expected stands before the task"
    case .unknownProfile(let name, _): "'\(name)' is no assistive technology known here"
    case .repeatedProfile(let name): "the profile names '\(name)' twice"
    case .tooManyProfiles: "the profile names more technologies than there are"
    case .noBlock: "no block begins in this file"
    case .identicalBlock(let line): "this block is the same as the one on line \(line)"
    case .strayLine(let words, _): "'\(words)' belongs to nothing"
    case .missingColon(let key): "'\(key.rawValue)' has no colon"
    case .meantForBlockAbove(let words, _): "'\(words)' reads like an expectation, but stands outside the block"
    case .lineTooLong(let limit): "this line has more than \(limit) bytes, and is left out"
    case .tooManyExpectations(let limit): "this block has more than \(limit) expectations"
    case .unknownSwitch(let words): "'\(words)' asks for nothing known"
    case .blockInTable: "a Check block in a table is not read"
    case .blockInHeading(let words): "'\(words)' is a heading, so no block begins here"
    case .unendedComment: "this comment does not end, so it hides nothing"
    }
  }

  var label: String {
    switch self {
    case .misspeltKey(_, let meant): "did you mean '\(meant.rawValue)'?"
    case .missing(let key): "no '\(key.rawValue):' in this block"
    case .empty: "nothing here"
    case .repeated(_, let line): "the first is on line \(line)"
    case .expectedBeforeTask: "the task comes later"
    case .unknownProfile(_, let nearest): nearest.map { "did you mean '\($0)'?" } ?? "unknown"
    case .repeatedProfile: "the second time"
    case .tooManyProfiles: "from here on"
    case .noBlock: "a block begins with 'Profile:'"
    case .identicalBlock: "the same once more"
    case .strayLine: "neither a key nor part of what stands above"
    case .missingColon: "the colon belongs here"
    case .meantForBlockAbove(_, let line): "meant for the block above? it ends on line \(line)"
    case .lineTooLong: "too long"
    case .tooManyExpectations: "not read from here on"
    case .unknownSwitch: "only 'off' and 'on' are known"
    case .blockInTable: "the cells of a table are prose"
    case .blockInHeading: "not read"
    case .unendedComment: "no '-->' below"
    }
  }

  var help: String? {
    switch self {
    case .misspeltKey(_, let meant): "write '\(meant.rawValue)'"
    case .missing(.profile): "add above, for example, 'Profile: VoiceOver'"
    case .missing(let key): "add below, for example, '\(key.rawValue): \(key.example)'"
    case .empty(let key): "write, for example, '\(key.rawValue): \(key.example)'"
    case .repeated(let key, _):
      "remove the line, or begin a new block above it with 'Profile:'; every block has one '\(key.rawValue):'"
    case .expectedBeforeTask: "move the 'Task:' line above it"
    case .unknownProfile(_, let nearest?): "write '\(nearest)'"
    case .unknownProfile: "name one of these, with commas between: \(ProfileNames.simulated.joined(separator: ", "))"
    case .repeatedProfile: "name it once"
    case .tooManyProfiles: "name each technology once"
    case .noBlock: "add 'Profile: VoiceOver', and below it 'Task:' and 'Expected:'"
    case .identicalBlock: "remove one of them, or change what is expected"
    case .missingColon(let key): "write '\(key.rawValue):'"
    case .strayLine(_, isDocument: true): "remove it from the block, or begin it with 'Task:' or 'Expected:'"
    case .strayLine: "begin it with 'Task:' or 'Expected:', make it a comment with '#', or remove it"
    case .meantForBlockAbove:
      "move it up to the other expectations, with no blank line between; else leave three lines between it and the block"
    case .lineTooLong: "write one line for each claim"
    case .tooManyExpectations: "begin a new block above this line, with 'Profile:', 'Task:' and 'Expected:'"
    case .blockInTable: "write 'Profile:', 'Task:' and 'Expected:' on lines of their own, outside the table"
    case .blockInHeading: "write 'Profile:' on a line without '#'"
    case .unendedComment: "end it with '-->', or remove '<!--'"
    case .unknownSwitch: "write 'focus-check: off' or 'focus-check: on'"
    }
  }
}

extension CheckKey {
  /// What a line with this key may say.
  fileprivate var example: String {
    switch self {
    case .profile: "VoiceOver"
    case .given: "the cart is open"
    case .task: "open the address panel"
    case .expected: "focus starts on the title"
    case .app: "Shop"
    case .say: "VO lands on X = focus is on X"
    }
  }
}
