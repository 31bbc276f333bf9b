/// Why something cannot be done, or shown, with the VoiceOver of a device.
enum DeviceRefusal: Error, Hashable {
  case technology(String)
  case given(String)
  case atOnce
  case stopped(String)
  case noVerb(String)
  case bySystem
  case noLabel
  case longLabel(String)
  case severalLabels(String)
  /// A claim needs more than the service tells.
  case cannotShow(String)
  case untestable(String)
  /// At that moment it is no stop.
  case nothingSaid(String)

  /// What a `Given:` line asks of a device that a test cannot set; none when it asks for nothing of the kind.
  init?(_ part: Given.Part) {
    switch part.condition {
    case .open, .behaviour, .technology(_, after: nil): return nil
    case .device, .direction, .largeText, .hints, .technology, .scanning: self = .given(part.text)
    }
  }

  /// The reason in words.
  var reason: String {
    switch self {
    case .technology(let name): "the service speaks for VoiceOver, not for \(name)"
    case .given(let text): "'\(text)' is given, which a test cannot set"
    case .atOnce: "a test cannot act before what it did has settled"
    case .stopped(let why): "in the simulation the task stops: \(why)"
    case .noVerb(let what): "\(what): a test has no call for what a user of VoiceOver does there"
    case .bySystem: "no user closes it, the system does"
    case .noLabel: "what it acts on has no label; give it an id in the app file, and in the app"
    case .longLabel(let label):
      "the label '\(label.prefix(40))…' is too long to be looked for; give it an id in the app file"
    case .severalLabels(let label):
      "several things are called '\(label)'; give the one that is meant an id in the app file"
    case .cannotShow(let why): why
    case .nothingSaid(let what): "nothing is said for \(what) at that moment"
    case .untestable(let why): "the simulation cannot show it either: \(why)"
    }
  }

  /// What is said, by whom and how often, in what order.
  static let speech = cannotShow(
    "the service tells what is said for what has focus, not everything that is said, nor how often or in which order"
  )
  /// What holds without a break.
  static let always = cannotShow("the service is read at moments; what was between them it does not tell")
  static let keys = cannotShow("the service steps forward and back; it presses no keys and makes no other gestures")
  static let count = cannotShow("the service counts nothing and tells no two elements of the same words apart")
  static let time = cannotShow("a reading takes longer than the time that the sentence is about")
  static let order = cannotShow("the service does not tell where the order begins and ends")
  static let eye = cannotShow("the service tells what is said, not what is on the screen")
  static let changesSoon = cannotShow("the screen changes by itself before a test has stepped through it")
  static let cost = cannotShow("it is counted in the simulation, where every way there is known")
  /// A claim about words fails in the simulation: nothing says how the right ones would be spoken.
  static let unknownWords = cannotShow("it fails in the simulation, so what should be heard is not known")
}
