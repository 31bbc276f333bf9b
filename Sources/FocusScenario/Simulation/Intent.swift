/// One thing a user does, or one thing that happens to the app from outside.
public enum Intent: Hashable, Codable, Sendable {
  /// One step forward in the technology's own way: a swipe right, a scan step, Tab.
  case next
  /// One step back.
  case previous
  /// Activates what has focus: double tap, select, Space.
  case activate
  case escape
  case increment
  case decrement
  /// Types into the field being edited.
  case type(String)
  case clear
  case customAction(String)
  case back
  case reload
  case scroll(forward: Bool)
  /// Focus by touch, for a technology that has it.
  case touch(ElementIdentifier)
  /// Focus by touch at a point, in points of the screen (VO-194).
  case touchPoint(x: Double, y: Double)
  /// To the next or previous element of a kind (VO-205).
  case rotor(Rotor, forward: Bool)
  /// To the next or previous element of a rotor of the app's own (VO-202).
  case customRotor(String, forward: Bool)
  /// Two fingers, twice: the app's main action (VO-200).
  case magicTap
  /// Four fingers at the top or the bottom (VO-193).
  case firstElement
  case lastElement
  /// Two fingers up or down: reads on from the top, or from what has focus (VO-191).
  case read(fromTop: Bool)
  /// Two fingers, once: what is being said waits, or goes on (VO-191).
  case pauseSpeech
  /// Three fingers, twice: nothing is heard any more, or again (VO-192).
  case mute
  /// The key on the on-screen keyboard that puts it away (VO-179).
  case done
  /// The technology is turned on, while the app is in use (VO-136).
  case turnOn
  case press(Key)
  /// An arrow key, which stays in the group (FKA-9).
  case arrow(forward: Bool)
  /// Ctrl-Tab, or with Shift: to the next group or the one before (FKA-1a).
  case group(forward: Bool)
  /// Milliseconds.
  case wait(Int)
  /// Not the user: the way of closing that a technology cannot perform, or the system's own.
  case close(ContainerIdentifier, ClosingWay)

  /// Whether a user does something: not the passing of time, nor what happens from outside.
  var isOfUser: Bool {
    switch self {
    case .wait, .close, .turnOn: false
    default: true
    }
  }

  /// Whether it ends a reading that goes on by itself (VO-191).
  var endsReading: Bool { isOfUser && self != .pauseSpeech && self != .mute }
}

extension Rotor {
  /// Whether it stops on an element of a role; for containers, on the first stop inside.
  func stops(on role: Element.Role) -> Bool {
    switch self {
    case .headings: role == .heading
    case .links: role == .link
    case .images: role == .image
    case .textFields: role.isTextInput
    case .formControls: role.isInteractive && role != .link && role != .row
    case .containers: false
    }
  }
}
