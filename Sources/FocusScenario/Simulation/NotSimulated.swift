/// A fact about the platform that the simulator knows of and does not follow, with the reason.
///
/// Every other fact is named in the code that follows it.
struct NotSimulated: Hashable, Sendable {
  /// The name of the fact.
  var fact: String
  /// Why it is left out.
  var reason: String

  init(_ fact: String, _ reason: String) {
    self.fact = fact
    self.reason = reason
  }
}

extension NotSimulated {
  /// In the order of the facts.
  static let table = [
    // Which elements exist.
    NotSimulated("VO-9", "an old system's fault, mended since"),
    NotSimulated("VO-11", "an app file has no visible part of a list; what the user lands on counts as scrolled in"),
    NotSimulated("VO-13", "an app file says itself what is disabled"),
    NotSimulated("VO-15", "one report about collections, against the documented rule for elements (VO-1)"),
    NotSimulated("VO-16", "a text of an app file has no links inside"),
    // Order.
    NotSimulated("VO-44", "the rules are those of devices, not of the platform's own simulator"),
    NotSimulated("VO-46", "doubtful: the pictures and the words of the source contradict one another"),
    NotSimulated("VO-47", "doubtful: one note, against the geometric rule (VO-30)"),
    // Speech.
    NotSimulated("VO-68", "one recording; the label is said again, as in the others (VO-70)"),
    NotSimulated("VO-78", "an error of an app file is an element of its own, so that checks can name it"),
    NotSimulated("VO-81", "depends on the version of the system and on a setting of the user"),
    NotSimulated("VO-82", "an app file has no dragging"),
    NotSimulated("VO-87", "how a change sounds to a person is not judged"),
    NotSimulated("VO-88", "an app is in one language"),
    NotSimulated("VO-89", "the user's gestures name what the rotor moves by; its own words are not heard"),
    // The testing service.
    NotSimulated("VO-95", "a limit of the service: the simulator also knows elements and announcements"),
    NotSimulated("VO-99", "a fault of the service"),
    // Other languages.
    NotSimulated("VO-101", "one word; a vocabulary is data that a user can supply (VO-111)"),
    NotSimulated("VO-106", "a vocabulary is data that a user can supply (VO-111)"),
    NotSimulated("VO-107", "a few words only; a vocabulary is data that a user can supply (VO-111)"),
    NotSimulated("VO-108", "two phrases only; a vocabulary is data that a user can supply (VO-111)"),
    NotSimulated("VO-109", "one word; a vocabulary is data that a user can supply (VO-111)"),
    NotSimulated("VO-110", "two words; a vocabulary is data that a user can supply (VO-111)"),
    // Traits.
    NotSimulated("VO-221", "a guess; the containers of an app file are known without marks on what they hold"),
  ]
}
