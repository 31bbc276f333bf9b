extension NotSimulated {
  /// What is left out of facts that are followed otherwise, in the order of the facts.
  static let parts = [
    NotSimulated(
      "VO-190",
      "a double tap that is held passes the touch on, and an app file has nothing that is dragged"
    ),
    NotSimulated("VO-191", "what the tap that pauses speech and the swipes that read on leave heard is not judged"),
    NotSimulated(
      "VO-192",
      "the taps for the position, for silence and for the curtain change what is heard, not the app"
    ),
    NotSimulated("VO-193", "the swipes to another app leave the one that is checked"),
    NotSimulated(
      "SC-1",
      "with a single switch a dwell selects in place of a second one, which costs time, not presses"
    ),
    NotSimulated("SC-7", "how long a switch is held and how a pointer glides is the user's hand"),
    NotSimulated("FKA-1", "finding by typing and the list of shortcuts are no steps of a check"),
  ]
}
