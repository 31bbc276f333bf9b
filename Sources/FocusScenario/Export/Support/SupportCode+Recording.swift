extension SupportCode {
  /// How a task is done and read.
  static let recording = #"""
    // MARK: - Recording

    /// The task being done once on a device: every step is read, and nothing is done twice.
    final class FocusCheckRun<Device: FocusCheckDevice> {
      let device: Device
      let block: FocusCheckBlock
      let number: Int
      let settling: FocusCheckSettling
      /// The ways of closing that this recording takes.
      var ways: [String] = []
      private(set) var actions: [FocusCheckAction] = []
      private(set) var beats: [FocusCheckBeat] = []
      /// What ended it before its task.
      var stop: FocusCheckStop?
      /// Whether it is over before the task is, because probes set out in the middle of it.
      var isPartOfTask = false
      private let begun: Int
      private let timeLimit: Int
      private var isFirst = true

      init(
        _ device: Device,
        _ block: FocusCheckBlock,
        number: Int,
        settling: FocusCheckSettling = FocusCheckSettling(),
        timeLimit: Int = 240_000
      ) {
        self.device = device
        self.block = block
        self.number = number
        self.settling = settling
        self.timeLimit = timeLimit
        begun = device.milliseconds
      }

      private var now: Int { device.milliseconds - begun }

      // MARK: The task

      /// Starts the app with VoiceOver on, and reads where focus is.
      func start(at screen: String? = nil) throws {
        let at = now
        try device.launch(at: screen)
        try add(.task, FocusCheckBeat.Cause("start", how: "app launch"), at: at, settled())
      }

      /// Begins an action of the task.
      func action(_ words: String, verb: String, phrase: Int) {
        actions.append(FocusCheckAction(words: words, verb: verb, phrase: phrase))
      }

      /// Brings VoiceOver to an element by touch, as a user's finger would; the number is the element's in the app file.
      func touch(_ element: FocusCheckElement, number: Int) throws {
        let at = now
        let how = try bring(to: element)
        try add(
          .task,
          FocusCheckBeat.Cause("touch", on: element.label, element: number, how: how),
          at: at,
          settled()
        )
      }

      /// Touches an element and activates it.
      func activate(_ element: FocusCheckElement) throws {
        try act("activate", .activate(element), on: element)
      }

      /// Types into the field that was activated before.
      func type(_ text: String, into element: FocusCheckElement) throws {
        let at = now
        try checkTime()
        let how = try device.perform(.type(text, element))
        try add(
          .task,
          FocusCheckBeat.Cause("type", on: element.label, text: text, how: how),
          at: at,
          settled()
        )
      }

      /// Empties the field that was activated before.
      func clear(_ element: FocusCheckElement) throws {
        let at = now
        try checkTime()
        let how = try device.perform(.clear(element))
        try add(.task, FocusCheckBeat.Cause("clear", on: element.label, how: how), at: at, settled())
      }

      func increment(_ element: FocusCheckElement) throws {
        try act("increment", .increment(element), on: element)
      }

      func decrement(_ element: FocusCheckElement) throws {
        try act("decrement", .decrement(element), on: element)
      }

      func magicTap() throws { try act("magicTap", .magicTap) }

      func back() throws { try act("back", .back) }

      func scroll(forward: Bool) throws {
        try act("scroll", .scroll(forward: forward), forward: forward)
      }

      func wait(milliseconds: Int) throws {
        let at = now
        try checkTime()
        device.wait(milliseconds: milliseconds)
        try add(
          .task,
          FocusCheckBeat.Cause("wait", count: milliseconds, how: "wait"),
          at: at,
          settled()
        )
      }

      /// A step that the task itself asks for.
      func move(forward: Bool) throws { try move(forward: forward, .task) }

      /// Reads once more, after VoiceOver was left alone for a while.
      func readLater() throws {
        let at = now
        try checkTime()
        device.wait(milliseconds: settling.later)
        try add(.task, FocusCheckBeat.Cause("read", how: "currentSpeech"), at: at, settled())
      }

      private func act(
        _ verb: String,
        _ deed: FocusCheckDeed,
        on element: FocusCheckElement? = nil,
        forward: Bool? = nil
      ) throws {
        let at = now
        var hows: [String] = []
        if let element { hows.append(try bring(to: element)) } else { try checkTime() }
        if case .scroll = deed { isFirst = true }
        hows.append(try device.perform(deed))
        let cause = FocusCheckBeat.Cause(
          verb,
          on: element?.label,
          forward: forward,
          how: hows.joined(separator: ", then ")
        )
        try add(.task, cause, at: at, settled())
      }

      /// Touches an element, and stops the task when VoiceOver says something else there.
      private func bring(to element: FocusCheckElement) throws -> String {
        try checkTime()
        let how = try device.perform(.touch(element))
        let reading = try settled(atLeast: 0) { $0.has(element.label) }
        guard
          reading.outcome != .speech || FocusCheckWords(element.label).words.isEmpty
            || reading.has(element.label)
        else {
          throw FocusCheckStop(
            reason: "a finger on \"\(element.label)\" did not bring VoiceOver there: \(reading.words)"
          )
        }
        return how
      }

      // MARK: Probes

      /// Steps from where focus is, to see what is near; the task does not go on from there.
      func probe(forward: Bool, steps: Int) throws {
        for _ in 0..<steps { try move(forward: forward, .probe) }
      }

      private func move(forward: Bool, _ purpose: FocusCheckBeat.Purpose) throws {
        let at = now
        try checkTime()
        // Never twice: a second move may pass over an element. Only the reading may be done again.
        var utterance = try forward ? device.moveForward() : device.moveBackward()
        var reads: Int?
        if utterance == nil {
          let reading = try settled(atLeast: 0)
          utterance = reading.utterance
          reads = reading.reads
        }
        // A step may well come to something that is called like the app.
        var reading = FocusCheckReading(utterance, appName: "")
        reading.reads = reads
        let cause = FocusCheckBeat.Cause(
          forward ? "next" : "previous",
          how: forward ? "moveForward" : "moveBackward"
        )
        isFirst = false
        add(purpose, cause, at: at, reading)
      }

      // MARK: Reading

      /// What is said once it has been the same for a while; what the service says of itself is waited out.
      private func settled() throws -> FocusCheckReading {
        let reading = try settled(atLeast: settling.least)
        isFirst = false
        return reading
      }

      private func settled(
        atLeast least: Int,
        until isEnough: (FocusCheckReading) -> Bool = { _ in false }
      ) throws -> FocusCheckReading {
        var reading = FocusCheckReading(nil, appName: block.app, isFirst: isFirst)
        var reads = 0
        var stable = 0
        while true {
          let next = FocusCheckReading(try device.currentSpeech(), appName: block.app, isFirst: isFirst)
          reads += 1
          stable = reads > 1 && next.utterance == reading.utterance ? stable + settling.every : 0
          // Noise that comes after speech takes nothing from it.
          if next.outcome == .speech || reading.outcome != .speech { reading = next }
          let isSettled =
            reading.outcome == .speech && stable >= settling.stable && reads * settling.every > least
          if isSettled || isEnough(reading) || reads * settling.every >= settling.most { break }
          device.wait(milliseconds: settling.every)
        }
        reading.reads = reads
        reading.stable = stable
        return reading
      }

      private func checkTime() throws {
        guard now < timeLimit else {
          throw FocusCheckStop(
            kind: .timeLimit,
            reason: "the recording took longer than \(timeLimit / 1000) seconds"
          )
        }
      }

      private func add(
        _ purpose: FocusCheckBeat.Purpose,
        _ cause: FocusCheckBeat.Cause,
        at: Int,
        _ reading: @autoclosure () throws -> FocusCheckReading
      ) rethrows {
        let reading = try reading()
        let action = purpose == .probe || actions.isEmpty ? nil : actions.count - 1
        beats.append(
          FocusCheckBeat(
            purpose: purpose,
            cause: cause,
            action: action,
            at: at,
            until: now,
            reading: reading
          )
        )
        beats[beats.count - 1].isNavigation =
          purpose == .task && ["next", "previous"].contains(cause.verb)
      }

      // MARK: What was heard

      /// Steps back and then forward past where it began, so many each way: the service does not say where the screen
      /// ends.
      func sweep(_ steps: Int) throws {
        try probe(forward: false, steps: steps)
        try probe(forward: true, steps: 2 * steps)
      }

      /// The last reading.
      var reading: FocusCheckReading {
        beats.last?.reading ?? FocusCheckReading(nil, appName: block.app)
      }

      /// The readings of the last probes, and before them the one that they set out from.
      var probes: [FocusCheckReading] {
        let first = (beats.lastIndex { $0.purpose == .task } ?? -1) + 1
        return beats[max(0, first - 1)...].map(\.reading)
      }

      /// What keeps it from being complete.
      private var incomplete: String? {
        if let stop { return stop.kind.rawValue }
        if isPartOfTask { return "stepLimit" }
        let ends = [beats.last { $0.purpose == .task }, beats.last].compactMap { $0 }
        return ends.isEmpty || ends.contains { $0.reading.outcome == .noSpeech } ? "noSpeech" : nil
      }

      /// The lines of this recording in a file of evidence that holds so many.
      func evidence(of runs: Int) -> String {
        var header = FocusCheckJSON()
        header.add("format", "focus-evidence")
        header.add("version", 1)
        header.add("source", "xcuitest")
        header.add("technology", "VoiceOver")
        header.add("style", "xcuitest-27")
        header.add("device", device.model)
        header.add("system", device.system)
        var app = FocusCheckJSON()
        app.add("name", block.app)
        app.add("path", block.appFile)
        header.add("app", app)
        var check = FocusCheckJSON()
        check.add("document", block.document)
        check.add("line", block.line)
        check.add("task", block.task)
        header.add("check", check)
        header.add("run", number)
        header.add("runs", runs)
        if !ways.isEmpty { header.add("ways", ways) }
        header.add("actions", actions.map(\.json))
        header.add("stopped", stop?.reason)
        header.add("beats", beats.count)
        header.add("complete", incomplete == nil)
        header.add("incomplete", incomplete)
        let lines = [header.line] + beats.enumerated().map { $1.json($0, settling: settling).line }
        return lines.map { $0 + "\n" }.joined()
      }
    }

    """#
}
