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
  case press(Key)
  /// Milliseconds.
  case wait(Int)
  /// Not the user: the way of closing that a technology cannot perform, or the system's own.
  case close(ContainerIdentifier, ClosingWay)
}
