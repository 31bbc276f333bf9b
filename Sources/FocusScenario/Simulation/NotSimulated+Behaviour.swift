extension NotSimulated {
  /// Of modality, notifications, focus that goes, gestures and the other technologies, in the order of the facts.
  static let behaviour = [
    // Modality.
    NotSimulated("VO-132", "a fault of two versions of the system"),
    NotSimulated("VO-134", "a cure, which an app file can write: a modal mark, a post, an escape rule"),
    NotSimulated("VO-137", "the modal mark of a context does not change while it is up"),
    // Notifications.
    NotSimulated("VO-157", "an app file has no rule for what is heard"),
    NotSimulated("VO-160", "another way to post what the effects of an app file post"),
    NotSimulated("VO-165", "advice to authors"),
    NotSimulated("VO-166", "advice to authors"),
    // Focus that loses its element.
    NotSimulated("VO-172", "about one framework"),
    NotSimulated("VO-176", "one report about tables; a return to the opener is a behaviour of its own (VO-129)"),
    NotSimulated("VO-182", "an app file has no invisible views"),
    NotSimulated("VO-183", "advice to authors, which an app file follows with a focus on the next one"),
    // What practitioners expect: checks judge it, and the system does not do it.
    NotSimulated("VO-210", "an expectation"),
    NotSimulated("VO-211", "an expectation"),
    NotSimulated("VO-212", "an expectation"),
    NotSimulated("VO-213", "an expectation"),
    NotSimulated("VO-214", "an expectation"),
    NotSimulated("VO-215", "an expectation"),
    NotSimulated("VO-216", "an expectation"),
    // Switch Control.
    NotSimulated("SC-10", "what it costs is counted, and not judged"),
    NotSimulated("SC-17", "an app file has no rule for gaining and losing focus"),
    NotSimulated("SC-18", "advice to authors"),
    NotSimulated("SC-19", "an app file cannot pause the technology"),
    NotSimulated("SC-25", "a remark on testing"),
    // Full Keyboard Access.
    NotSimulated("FKA-2", "finding by typing is not a step of a check"),
    NotSimulated(
      "FKA-7",
      "by version: a tap makes an element of an app file a stop, and 'not for the keyboard' writes that it is none"
    ),
    NotSimulated("FKA-8", "about the keyboard without this technology"),
    NotSimulated("FKA-11", "about one framework"),
    NotSimulated("FKA-14a", "a fault of one framework"),
    NotSimulated("FKA-17", "an app file has no shortcuts"),
    NotSimulated("FKA-18", "how the ring is drawn"),
    NotSimulated("FKA-19", "a remark on testing"),
    NotSimulated("FKA-20a", "a remark; sheets of an app file have one size"),
    NotSimulated("FKA-21", "a fault of one design system"),
    NotSimulated("FKA-22", "about macOS"),
    NotSimulated("FKA-23", "about macOS"),
    NotSimulated("FKA-24", "about macOS"),
  ]
}
