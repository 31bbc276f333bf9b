/// The stretch of a run in which a claim is looked at.
struct Window {
  /// The beats, in order; empty when the stretch has none.
  var moments: Range<Int>
  /// The beat at whose cause the window opens: what was before it is read there.
  var opening: Int
  /// The stretch in words: `right after Pay`.
  var words: String

  /// One beat.
  static func beat(_ moment: Int, _ words: String) -> Window {
    Window(moments: moment..<moment + 1, opening: moment, words: words)
  }

  /// The last beat, whose end is read; none when the window is empty.
  var last: Int? { moments.last }
}

/// Windows, or why there is none.
enum Windows {
  case found([Window])
  case none(String)
}
