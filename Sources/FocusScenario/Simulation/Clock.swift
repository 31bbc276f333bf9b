/// The constants of simulated time, and the limits that keep an app whose effects loop from hanging.
enum Clock {
  /// What is due within this many milliseconds of an action belongs to its beat.
  static let settleWindow = 1_000
  /// How long after the end of a task what is due by itself is looked at, for claims that something does not happen.
  static let outlook = 60_000
  /// What one step of navigation takes, in milliseconds.
  static let step = 300
  /// How long a character is spoken, in milliseconds.
  static let speechPerCharacter = 60
  /// How long TalkBack waits after a window has changed, in milliseconds (TB-8).
  static let talkBackWindowDelay = 550
  /// How long TalkBack waits after its node has gone, in milliseconds (TB-9).
  static let talkBackNodeDelay = 150
  /// How many updates may follow from each other at one moment.
  static let settlingLimit = 100
  /// Of how much of what is left of a wait a beat is at least: one part in so many.
  static let partsOfWait = 500
  /// How many timers may be due in one beat, whatever their moments.
  static let beatLimit = 10_000

  /// A moment after another, in milliseconds; the end of time is never passed.
  static func moment(_ time: Int, after duration: Int) -> Int {
    let (sum, overflow) = time.addingReportingOverflow(max(0, duration))
    return overflow ? Int.max : sum
  }
}
