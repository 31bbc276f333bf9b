/// The lines of a file that were read before, sentences and tasks: the same words have the same reading, only at another place.
struct ReadLines {
  /// What is known of a line, and how far behind the first of its kind it stands.
  struct Line {
    let read: ReadLine
    let distance: Int
    /// Why it was refused, when it was.
    var diagnostics: [Diagnostic] { read.reading.diagnostics }

    /// The reading of the line where it stands.
    var reading: SentenceReading {
      distance == 0 ? read.reading : SentenceReading(frames: frames, diagnostics: diagnostics)
    }

    /// The frames of the line where it stands.
    var frames: [Frame] {
      distance == 0 ? read.reading.frames : read.reading.frames.map { $0.moved(by: distance) }
    }
  }

  /// What is known of a task, and how far behind the first of its kind it stands.
  struct Task {
    let read: ReadTask
    let distance: Int

    /// The reading of the task where it stands.
    var reading: TaskReading { TaskReading(task: task.value, diagnostics: read.diagnostics) }

    /// The task where it stands.
    var task: Placed<TaskLine> { distance == 0 ? read.task : read.task.moved(by: distance) }
  }

  /// By the bytes of the sentence; only those on one line that nothing is wrong with.
  private var lines = Memory<ReadLine>()
  /// By the bytes of the task, likewise.
  private var tasks = Memory<ReadTask>()

  /// The reading of a phrase, as the closure reads it.
  mutating func line(
    of phrase: Phrase,
    in source: SourceText,
    by read: (Phrase, SourceText) -> SentenceReading
  ) -> Line {
    guard let piece = phrase.onlyPiece else {
      return Line(read: ReadLine(read(phrase, source), of: phrase, in: source), distance: 0)
    }
    let place = lines.place(of: piece, in: source)
    if let (start, line) = lines[place] { return Line(read: line, distance: piece.lower - start) }
    let line = ReadLine(read(phrase, source), of: phrase, in: source)
    if line.reading.diagnostics.isEmpty { lines.add(line, at: piece, place) }
    return Line(read: line, distance: 0)
  }

  /// The reading of a task, as the closure reads it.
  mutating func task(
    of phrase: Phrase,
    in source: SourceText,
    by read: (Phrase, SourceText) -> TaskReading
  ) -> Task {
    guard let piece = phrase.onlyPiece else {
      return Task(read: ReadTask(read(phrase, source), of: phrase, in: source), distance: 0)
    }
    let place = tasks.place(of: piece, in: source)
    if let (start, task) = tasks[place] { return Task(read: task, distance: piece.lower - start) }
    let task = ReadTask(read(phrase, source), of: phrase, in: source)
    if task.diagnostics.isEmpty { tasks.add(task, at: piece, place) }
    return Task(read: task, distance: 0)
  }
}

extension ReadLines {
  /// A table by the bytes of stretches of one source; it keeps where the first of each stands, and no bytes.
  private struct Memory<Value> {
    /// Where a stretch stands in the table, or belongs.
    struct Place {
      fileprivate var sum: UInt64
      fileprivate var slot: Int
    }

    private struct Entry {
      var sum: UInt64
      var piece: SourceRange
      var value: Value
    }

    private var entries: [Entry] = []
    /// Each entry at the slot that its sum leads to, or at the next free one; at least half of the slots are free.
    private var slots: [Int32] = Array(repeating: -1, count: 64)

    subscript(place: Place) -> (start: Int, value: Value)? {
      let number = Int(slots[place.slot])
      return number < 0 ? nil : (entries[number].piece.lower, entries[number].value)
    }

    func place(of piece: SourceRange, in source: SourceText) -> Place {
      let sum = ByteScan.sum(of: source.slice(piece))
      var slot = first(sum)
      while slots[slot] >= 0 {
        let number = Int(slots[slot])
        if entries[number].sum == sum, source.hasSameBytes(entries[number].piece, piece) { break }
        slot = (slot + 1) & (slots.count - 1)
      }
      return Place(sum: sum, slot: slot)
    }

    mutating func add(_ value: Value, at piece: SourceRange, _ place: Place) {
      slots[place.slot] = Int32(entries.count)
      entries.append(Entry(sum: place.sum, piece: piece, value: value))
      if entries.count * 2 >= slots.count { grow() }
    }

    private func first(_ sum: UInt64) -> Int { Int(truncatingIfNeeded: sum) & (slots.count - 1) }

    private mutating func grow() {
      slots = Array(repeating: -1, count: slots.count * 4)
      for (number, entry) in entries.enumerated() {
        var slot = first(entry.sum)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(number)
      }
    }
  }
}
