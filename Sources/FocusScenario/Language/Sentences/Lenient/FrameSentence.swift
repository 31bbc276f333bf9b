/// Writes frames as the plain English that the strict reader takes back to the same frames.
///
/// One wording stands for each frame, and it is tried before it is given out: a frame that the language of today
/// cannot read back has no sentence.
struct FrameSentence {
  private let reader: SentenceReader

  /// A writer of sentences that a reader takes back.
  init(reader: SentenceReader) {
    self.reader = reader
  }

  /// The sentence of some claims, in the order in which they are given; none when it would not be read back.
  ///
  /// A claim for which there are no other words is said as it was read.
  func text(of frames: [Frame], said wordings: [Frame: String] = [:]) -> String? {
    if let context = frames.first?.contexts.first { return text(of: frames, for: context) }
    return Self.drafts(of: frames, said: wordings).first { reader.readings(of: $0) == frames.map(\.canonicalText) }
  }

  /// `VoiceOver: focus is on the error`.
  private func text(of frames: [Frame], for context: Context) -> String? {
    guard frames.allSatisfy({ $0.contexts == [context] }) else { return nil }
    let plain = frames.map { frame in
      var frame = frame
      frame.contexts = []
      return frame
    }
    return Self.drafts(of: plain).lazy.map { "\(context.rawValue): \($0)" }
      .first { reader.readings(of: $0) == frames.map(\.canonicalText) }
  }

  /// The ways to write some claims, the plainest first: under one moment, or each with its own.
  private static func drafts(of frames: [Frame], said wordings: [Frame: String] = [:]) -> [String] {
    guard let first = frames.first else { return [] }
    if frames.count == 1, let effect = effect(first) { return [effect] }
    let claims = frames.compactMap { ClaimWords($0).text ?? wordings[$0.atNoTime] }
    guard claims.count == frames.count else { return asRead(frames, wordings) }
    if frames.count == 2, frames[1].fromArrival, frames[1].moment == first.moment {
      return [Lead(first).before(claims[0] + " and stays there")]
    }
    let leads = frames.map { Lead($0) }
    let apart = zip(leads, claims).map { $0.before($1) }.joined(separator: "; ")
    guard frames.count > 1, leads.allSatisfy({ $0 == leads[0] }) else { return [apart] }
    return [Lead(first).before(claims.joined(separator: ", and ")), apart]
  }

  /// Claims as they were read, each with its own moment.
  private static func asRead(_ frames: [Frame], _ wordings: [Frame: String]) -> [String] {
    let sentences = frames.compactMap { frame in
      wordings[frame] ?? ClaimWords(frame).text.map { Lead(frame).before($0) }
    }
    return sentences.count == frames.count ? [sentences.joined(separator: "; ")] : []
  }

  /// `"Pay" opens the sheet`: the control is what the claim is said of, and no moment stands before it.
  private static func effect(_ frame: Frame) -> String? {
    guard frame.manner == [.broughtAbout], frame.polarity == .holds, case .after(let event)? = frame.moment,
      case .activate(let name) = event.happening, let thing = frame.target.flatMap({ NounPhrase($0).text }),
      let verb = effects[frame.text ?? frame.relation.rawValue]
    else { return nil }
    return "\(Reference.quote(name)) \(verb) \(thing)"
  }

  private static let effects = [
    "open": "opens", "closed": "closes", "visible": "shows", "hidden": "hides", "gone": "removes",
    "selected": "selects", "expanded": "expands", "collapsed": "collapses", "checked": "checks",
    "unchecked": "unchecks", "enabled": "enables", "disabled": "disables", "filled": "fills", "muted": "mutes",
    "empty": "clears",
  ]

  /// What stands before a claim: its moment, or within what time it holds.
  private struct Lead: Hashable {
    let text: String?

    init(_ frame: Frame) {
      self.text =
        frame.moment.flatMap { MomentClause.text(of: $0) } ?? frame.within.flatMap { MomentClause.text(of: $0) }
    }

    func before(_ claim: String) -> String { text.map { "\($0), \(claim)" } ?? claim }
  }
}

extension SentenceReader {
  /// The canonical readings of a line; none when it is refused.
  func readings(of line: String) -> [String]? { frames(of: line)?.map(\.canonicalText) }

  /// What a line claims; none when it is refused.
  func frames(of line: String) -> [Frame]? {
    let phrase = Phrase(pieces: [SourceRange(0, line.utf8.count)])
    let readings = readings(of: phrase, in: SourceText(path: "", text: line))
    return readings.count == 1 ? readings[0] : nil
  }
}
