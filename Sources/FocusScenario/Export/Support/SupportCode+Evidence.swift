extension SupportCode {
  /// How a recording is written.
  static let evidence = #"""
    // MARK: - Evidence

    /// A line of JSON, its members in the order in which they are written.
    struct FocusCheckJSON {
      private var members: [String] = []

      mutating func add(_ key: String, _ text: String?) {
        guard let text else { return }
        members.append(Self.quoted(key) + ":" + Self.quoted(text))
      }

      mutating func add(_ key: String, _ number: Int?) {
        guard let number else { return }
        members.append("\(Self.quoted(key)):\(number)")
      }

      mutating func add(_ key: String, _ flag: Bool?) {
        guard let flag else { return }
        members.append("\(Self.quoted(key)):\(flag)")
      }

      mutating func add(_ key: String, _ object: FocusCheckJSON?) {
        guard let object else { return }
        members.append("\(Self.quoted(key)):\(object.line)")
      }

      mutating func add(_ key: String, _ objects: [FocusCheckJSON]) {
        members.append("\(Self.quoted(key)):[\(objects.map(\.line).joined(separator: ","))]")
      }

      mutating func add(_ key: String, _ texts: [String]) {
        members.append("\(Self.quoted(key)):[\(texts.map(Self.quoted).joined(separator: ","))]")
      }

      var line: String { "{" + members.joined(separator: ",") + "}" }

      static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
          switch scalar {
          case "\"": quoted += "\\\""
          case "\\": quoted += "\\\\"
          case "\n": quoted += "\\n"
          case "\r": quoted += "\\r"
          case "\t": quoted += "\\t"
          case _ where scalar.value < 0x20:
            let digits = String(scalar.value, radix: 16)
            quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          default: quoted.unicodeScalars.append(scalar)
          }
        }
        return quoted + "\""
      }
    }

    /// One thing that was done, and what was heard of it.
    struct FocusCheckBeat {
      enum Purpose: String { case task, probe }

      /// What was done, by the name that evidence has for it.
      struct Cause {
        var verb: String
        var target: String?
        var text: String?
        var count: Int?
        var forward: Bool?
        var element: Int?
        var how: String

        init(
          _ verb: String,
          on target: String? = nil,
          text: String? = nil,
          count: Int? = nil,
          forward: Bool? = nil,
          element: Int? = nil,
          how: String
        ) {
          self.verb = verb
          self.target = target
          self.text = text
          self.count = count
          self.forward = forward
          self.element = element
          self.how = how
        }
      }

      var purpose: Purpose
      var cause: Cause
      var action: Int?
      /// Whether it is a step that the task itself asks for.
      var isNavigation = false
      var at: Int
      var until: Int
      var reading: FocusCheckReading

      func json(_ number: Int, settling: FocusCheckSettling) -> FocusCheckJSON {
        var cause = FocusCheckJSON()
        cause.add("verb", self.cause.verb)
        if let name = self.cause.target {
          var target = FocusCheckJSON()
          target.add("name", name)
          cause.add("target", target)
        }
        cause.add("text", self.cause.text)
        cause.add("count", self.cause.count)
        cause.add("forward", self.cause.forward)
        cause.add("element", self.cause.element)
        cause.add("how", self.cause.how)
        var beat = FocusCheckJSON()
        beat.add("beat", number)
        beat.add("purpose", purpose.rawValue)
        beat.add("cause", cause)
        beat.add("action", action)
        if isNavigation { beat.add("navigation", true) }
        beat.add("at", at)
        beat.add("until", until)
        beat.add("outcome", reading.outcome.rawValue)
        beat.add("utterance", reading.utterance)
        if let reads = reading.reads {
          var settle = FocusCheckJSON()
          settle.add("reads", reads)
          settle.add("every", settling.every)
          settle.add("stable", reading.stable)
          beat.add("settle", settle)
        }
        return beat
      }
    }

    /// One action of the task, as the check file's report calls it.
    struct FocusCheckAction {
      var words: String
      var verb: String
      var phrase: Int

      var json: FocusCheckJSON {
        var action = FocusCheckJSON()
        action.add("words", words)
        action.add("verb", verb)
        action.add("phrase", phrase)
        return action
      }
    }

    /// The block of a check file that a test does.
    struct FocusCheckBlock {
      var document: String
      var line: Int
      var task: String
      var app: String
      var appFile: String?
      /// The name of its file of evidence.
      var evidence: String
    }

    """#
}
