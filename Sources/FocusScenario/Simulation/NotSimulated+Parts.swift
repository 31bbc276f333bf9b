extension NotSimulated {
  /// What is left out of facts that are followed otherwise, in the order of the facts.
  static let parts = [
    NotSimulated(
      "VO-151",
      "when a post comes too early depends on the system's own work, of which an app file has no times"
    ),
    NotSimulated("VO-161", "an app file asks for focus and has no state that is cleared when focus leaves"),
    NotSimulated(
      "VO-190",
      "a double tap that is held passes the touch on, and an app file has nothing that is dragged"
    ),
    NotSimulated(
      "VO-192",
      "no source has the words that the tap for the position says, and the curtain is nothing to whoever listens"
    ),
    NotSimulated("VO-193", "the swipes to another app leave the one that is checked"),
    NotSimulated(
      "SC-5",
      "the bands of a screen are the system's own; with groups on, those of the app are scanned first"
    ),
    NotSimulated("SC-7", "how long a switch is held and how a pointer glides is the user's hand"),
    NotSimulated("FKA-1", "finding by typing and the list of shortcuts are no steps of a check"),
    NotSimulated("FKA-9", "Tab goes to every stop (FKA-1), and not from group to group, which Ctrl-Tab does"),
    NotSimulated(
      "FKA-12",
      "keyboard focus in an app file is whatever moves the focus engine, not the SwiftUI state alone"
    ),
    NotSimulated("TB-3", "an app file lists an order, in which nothing can be before itself"),
    NotSimulated("TB-5", "an app file has no size of a window"),
    NotSimulated("TB-13", "the order of state, name and role that a user can choose; it says the same parts"),
    NotSimulated("TB-14", "an error of an app file is an element of its own, so that checks can name it"),
    NotSimulated("TB-19", "the title of a pane does not change in an app file, and none says what one that went said"),
    NotSimulated("TB-20", "how often a region may speak is in no source; of equal texts one is said"),
  ]
}
