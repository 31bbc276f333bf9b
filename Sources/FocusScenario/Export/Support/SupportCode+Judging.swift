extension SupportCode {
  /// How a claim is looked at.
  static let judging = #"""
    // MARK: - Judging

    /// A sentence of a check, and where it stands.
    struct FocusCheckClaim {
      var line: Int
      var column: Int
      var sentence: String
      /// When it is looked at, in the words of a report.
      var window: String
      /// How often it has to be looked at: once for each way of closing.
      var looks: Int
      /// Whether one look that passes is enough: in this direction or in the other.
      var needsOne: Bool
    }

    /// What one look at a claim came to.
    struct FocusCheckLook {
      enum Verdict: String {
        case passed, failed
        /// The service said nothing that could be compared.
        case notObserved = "not observed"
        /// The task did not come so far.
        case untestable
      }

      var verdict: Verdict
      var expected: String
      var found: String
    }

    /// A claim that did not pass, in the sentences of a report.
    struct FocusCheckFailure {
      var line: Int
      var text: String
    }

    extension FocusCheckRun {
      private func look(_ holds: Bool, _ expected: String) -> FocusCheckLook {
        guard reading.outcome == .speech else {
          return FocusCheckLook(verdict: .notObserved, expected: expected, found: reading.words)
        }
        return FocusCheckLook(
          verdict: holds ? .passed : .failed,
          expected: expected,
          found: reading.words
        )
      }

      private func quoted(_ utterances: [String]) -> String {
        utterances.map { "'\($0)'" }.joined(separator: " or ")
      }

      /// Focus is on one of these.
      func hears(_ utterances: [String]) -> FocusCheckLook {
        look(reading.isOne(of: utterances), quoted(utterances))
      }

      /// Focus is on something else.
      func hearsNone(of utterances: [String]) -> FocusCheckLook {
        look(!reading.isOne(of: utterances), "anything but \(quoted(utterances))")
      }

      /// What is heard has the words of one of these texts.
      func hears(wordsOf texts: [String]) -> FocusCheckLook {
        look(texts.contains { reading.has($0) }, "the words \(quoted(texts))")
      }

      /// The first of the probes that comes to one of these is one of those numbers.
      func reaches(_ utterances: [String], in steps: ClosedRange<Int>) -> FocusCheckLook {
        let stops = probes.dropFirst()
        let arrival = stops.firstIndex { $0.isOne(of: utterances) }
        let bound =
          steps.lowerBound == steps.upperBound
          ? "\(steps.lowerBound)" : "\(steps.lowerBound) to \(steps.upperBound)"
        let isSilent = stops.contains { $0.outcome != .speech }
        let holds = arrival.map { steps.contains($0) } ?? false
        return FocusCheckLook(
          verdict: holds ? .passed : isSilent ? .notObserved : .failed,
          expected: "\(quoted(utterances)) after \(bound) step\(steps.upperBound == 1 ? "" : "s")",
          found: transcript(Array(stops))
        )
      }

      /// A sweep comes to each of these.
      func meets(each things: [[String]]) -> FocusCheckLook {
        let missed = things.filter { thing in !probes.contains { $0.isOne(of: thing) } }
        return sweep(
          missed.isEmpty ? .passed : .failed,
          things.map(quoted).joined(separator: ", and ") + " in a sweep"
        )
      }

      /// A sweep comes to none of these, and to something.
      func meetsNone(of utterances: [String]) -> FocusCheckLook {
        if let met = probes.first(where: { $0.isOne(of: utterances) }) {
          return FocusCheckLook(
            verdict: .failed,
            expected: "none of \(quoted(utterances)) in a sweep",
            found: "\(met.words); \(transcript(probes))"
          )
        }
        let isSilent = probes.contains { $0.outcome != .speech }
        return sweep(isSilent ? .notObserved : .passed, "none of \(quoted(utterances)) in a sweep")
      }

      /// The forward part of a sweep comes to these in this order; unbroken, with nothing between them.
      func meets(inOrder things: [[String]], unbroken: Bool) -> FocusCheckLook {
        let forward = Array(probes.dropFirst(probes.count / 3))
        var places: [Int] = []
        for thing in things {
          let start = (places.last ?? -1) + 1
          guard let place = forward[start...].firstIndex(where: { $0.isOne(of: thing) }) else { break }
          places.append(place)
        }
        let isUnbroken = zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }
        let holds = places.count == things.count && (isUnbroken || !unbroken)
        let expected = things.map(quoted).joined(separator: unbroken ? ", right after it " : ", later ")
        return sweep(holds ? .passed : .failed, expected)
      }

      private func sweep(_ verdict: FocusCheckLook.Verdict, _ expected: String) -> FocusCheckLook {
        let isSilent = probes.contains { $0.outcome != .speech }
        let isShort = probes.count < 2
        let found = isShort ? "no step was made" : transcript(probes)
        return FocusCheckLook(
          verdict: isShort || (isSilent && verdict == .failed) ? .notObserved : verdict,
          expected: expected,
          found: found
        )
      }

      /// What was heard step by step: a bounded statement.
      private func transcript(_ readings: [FocusCheckReading]) -> String {
        let heard = readings.map { $0.utterance.map { "'\($0)'" } ?? "nothing" }
        return "in \(readings.count) readings: \(heard.joined(separator: "; "))"
      }
    }

    /// A block being tested: its recordings, and what was looked at in them.
    final class FocusCheckSession<Device: FocusCheckDevice> {
      let device: Device
      let block: FocusCheckBlock
      var settling = FocusCheckSettling()
      private(set) var runs: [FocusCheckRun<Device>] = []
      private(set) var notes: [String] = []
      /// What went wrong beside the claims: VoiceOver was left on, a task stopped.
      private(set) var problems: [String] = []
      private var claims: [FocusCheckClaim] = []
      private var looks: [[FocusCheckLook]] = []

      init(_ device: Device, _ block: FocusCheckBlock) {
        self.device = device
        self.block = block
      }

      /// A sentence that has to be looked at, and where it stands; gives its number.
      func claim(
        line: Int,
        column: Int,
        _ sentence: String,
        window: String,
        looks count: Int = 1,
        needsOne: Bool = false
      ) -> Int {
        claims.append(
          FocusCheckClaim(
            line: line,
            column: column,
            sentence: sentence,
            window: window,
            looks: count,
            needsOne: needsOne
          )
        )
        looks.append([])
        return claims.count - 1
      }

      /// Keeps what a look at a claim came to.
      func look(at claim: Int, _ look: FocusCheckLook) { looks[claim].append(look) }

      /// Something that this service cannot show.
      func note(_ note: String) { notes.append(note) }

      /// Does the task once, with VoiceOver on; afterwards it is as it was, whatever came between.
      func recording(
        ways: [String] = [],
        isPartOfTask: Bool = false,
        _ task: (FocusCheckRun<Device>) throws -> Void
      ) throws {
        let run = FocusCheckRun(device, block, number: runs.count + 1, settling: settling)
        run.ways = ways
        run.isPartOfTask = isPartOfTask
        runs.append(run)
        let wasOn = device.isVoiceOverOn
        defer { restore(wasOn) }
        do {
          if !wasOn { try device.turnVoiceOverOn() }
          try task(run)
        } catch let stop as FocusCheckStop {
          run.stop = stop
          problems.append("\(block.document):\(block.line): the task stopped: \(stop.reason)")
        } catch {
          run.stop = FocusCheckStop(reason: "\(error)")
          throw error
        }
      }

      private func restore(_ wasOn: Bool) {
        var failure: (any Error)?
        // Turning it off may be tried again: it passes over nothing.
        for _ in 0..<2 where device.isVoiceOverOn != wasOn {
          do {
            if wasOn { try device.turnVoiceOverOn() } else { try device.turnVoiceOverOff() }
          } catch { failure = error }
        }
        guard device.isVoiceOverOn != wasOn else { return }
        let why = failure.map { ": \($0)" } ?? ""
        problems.append(
          "VoiceOver was \(wasOn ? "on" : "off") before the test and is not so any more\(why)"
        )
      }

      /// The file of evidence: all recordings that were begun, one after the other.
      var evidence: String { runs.map { $0.evidence(of: runs.count) }.joined() }

      /// Whether nothing of the block can be asserted.
      var isWithoutClaims: Bool { claims.isEmpty }

      /// Every claim that did not pass.
      var failures: [FocusCheckFailure] {
        zip(claims, looks).compactMap { claim, looks in
          guard let look = decisive(looks, of: claim) else { return nil }
          let text = """
            \(block.document):\(claim.line):\(claim.column): \(look.verdict.rawValue)
            \(claim.sentence)
              window    \(claim.window)
              expected  \(look.expected)
              found     \(look.found)
            """
          return FocusCheckFailure(line: claim.line, text: text)
        }
      }

      /// The look for which a claim does not pass; none when it passes.
      private func decisive(_ looks: [FocusCheckLook], of claim: FocusCheckClaim) -> FocusCheckLook? {
        if claim.needsOne, looks.contains(where: { $0.verdict == .passed }) { return nil }
        if let failed = looks.first(where: { $0.verdict == .failed }) { return failed }
        if let other = looks.first(where: { $0.verdict != .passed }) { return other }
        guard looks.count < claim.looks else { return nil }
        let reason = runs.compactMap(\.stop).first?.reason
        return FocusCheckLook(
          verdict: .untestable,
          expected: "\(claim.looks) look\(claim.looks == 1 ? "" : "s")",
          found: reason.map { "the task stopped: \($0)" } ?? "there were only \(looks.count)"
        )
      }
    }

    """#
}
