/// The style sheet of the pictures; the same for a page and for a file of its own.
///
/// No selector names what stands around a screen: a screen that is used in several places is matched by itself.
enum PictureStyle {
  /// For a light page, and in a dark one.
  static let text =
    fixed + rules { $0.light } + "@media (prefers-color-scheme: dark) {\n" + rules { $0.dark } + "}\n"

  /// What no colour is in. `plaintext`: a text that is written from the right keeps its order, and its neighbours theirs.
  private static let fixed = """
    text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; \
    unicode-bidi: plaintext; stroke: none }
    .strong { font-weight: 600 }
    .hollow, .ring, .way, .dotted { fill: none }
    .dotted { stroke-dasharray: 2 4; stroke-linecap: round }
    .fold { stroke-dasharray: 8 6 }
    .skeleton { opacity: 0.6 }
    .underlined { text-decoration: underline }
    .ring { stroke-width: 4 }
    .halo { fill: none; stroke-width: 8 }
    .way { stroke-width: 2.5; stroke-opacity: 0.75; stroke-linecap: round }
    .step { display: none }
    .step.past, .step.now { display: inline }
    .here.nowhere { display: none }

    """

  /// Each selector with what it paints in which colour; the later goes before the earlier.
  private static let table: [(selector: String, property: String, colour: Colour)] = [
    ("text", "fill", .ink), (".quiet", "fill", .quiet), (".bezel", "fill", .bezel), (".glass", "fill", .glass),
    (".surface", "fill", .glass), (".surface:not(.full)", "stroke", .edge), (".control", "fill", .control),
    ("text.on-control, .mark", "fill", .controlInk), (".hollow, .fold, .dotted", "stroke", .edge),
    (".hairline", "stroke", .line), (".skeleton", "fill", .line), (".plain", "fill", .glass),
    (".plain", "stroke", .edge), (".knob", "fill", .glass), (".knob", "stroke", .controlInk),
    (".filled", "fill", .controlInk), ("text.error", "fill", .failed), (".alarm", "fill", .failed),
    ("text.on-alarm", "fill", .failedFill), (".behind .surface, .behind.glass, .behind .plain", "fill", .behind),
    (".behind .control", "fill", .behind), (".behind text:not(.on-alarm)", "fill", .quiet),
    (".behind .mark", "fill", .quiet),
    (".ring, .way", "stroke", .focus), (".halo", "stroke", .glass), (".dot", "fill", .focus),
    (".dot", "stroke", .glass), ("text.on-dot", "fill", .focusInk), (".bubble", "fill", .bubble),
    (".announced", "fill", .cautionFill), (".announced", "stroke", .caution), ("text.said", "fill", .caution),
    (".paper", "fill", .page), (".lens", "fill", .page),
  ]

  private static func rules(_ value: (Colour) -> String) -> String {
    table.map { row in
      "\(row.selector) { \(row.property): \(value(row.colour)) }\n"
    }.joined()
  }
}
