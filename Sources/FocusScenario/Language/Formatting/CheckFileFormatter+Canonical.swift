extension CheckFileFormatter {
  /// A formatter that writes each sentence of the language in its canonical words, where there are such words.
  ///
  /// A line in a team's own wording stays as it is, and so does one over several lines.
  public static var canonical: CheckFileFormatter {
    let reader = SentenceReader()
    let writer = FrameSentence(reader: reader)
    return CheckFileFormatter { phrase, source in
      let frames = reader.read(phrase, in: source).frames
      guard !frames.isEmpty else { return nil }
      return writer.text(of: frames)
    }
  }
}
