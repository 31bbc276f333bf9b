/// A running app under one assistive technology: a value, so that a copy is a fork.
public struct Simulator: Sendable {
  /// The app's tables, shared by all copies.
  public let index: AppIndex
  public let technology: Technology

  /// Where focus is and why.
  public var focus: FocusReading { fatalError("contract only") }
  /// The simulated time in milliseconds.
  public var now: Int { fatalError("contract only") }

  /// Sets the app up as it starts; nothing has focus yet.
  public init(_ index: AppIndex, technology: Technology, behaviours: Behaviours = .baseline) {
    self.index = index
    self.technology = technology
  }

  /// Shows the screen on which the task starts (none: the app's first) and puts focus on its first stop.
  public mutating func start(on screen: ContainerIdentifier? = nil) -> Beat { fatalError("contract only") }

  /// Does one thing and lets it settle; navigation has no settle window of its own.
  public mutating func perform(_ intent: Intent) -> Beat { fatalError("contract only") }

  /// Leaves out the app's focus effects in the next intent, to see what the layout alone does.
  public mutating func performWithoutFocusEffects(_ intent: Intent) -> Beat { fatalError("contract only") }

  /// Lets the next intent follow at once: the settle window of the one before it is skipped.
  public mutating func performAtOnce(_ intent: Intent) -> Beat { fatalError("contract only") }

  /// The stops of this technology from here, in order: what a sweep would visit.
  public var stops: [ElementIdentifier] { fatalError("contract only") }
  /// What touching finds: on screen, in scope; empty for a technology without touch.
  public var touchable: [ElementIdentifier] { fatalError("contract only") }
  /// Whether a step forward at the last stop goes on at the first.
  public var wraps: Bool { fatalError("contract only") }

  /// What the technology says for an element now.
  public func speech(of element: ElementIdentifier) -> Speech { fatalError("contract only") }
  /// What is said for the element in focus; empty when focus is nowhere.
  public func currentSpeech() -> String { fatalError("contract only") }

  /// Whether a sighted person sees it now, scrolled-off rows included.
  public func isVisible(_ element: ElementIdentifier) -> Bool { fatalError("contract only") }
  /// Whether it is in the accessibility tree, whatever a modal covers.
  public func isInTree(_ element: ElementIdentifier) -> Bool { fatalError("contract only") }
  /// Label, value and states now.
  public func state(of element: ElementIdentifier) -> ElementState { fatalError("contract only") }
  /// Whether a context is up now: the current screen, or presented above it.
  public func isPresented(_ container: ContainerIdentifier) -> Bool { fatalError("contract only") }
  /// The contexts that are up, bottom first.
  public var presented: [ContainerIdentifier] { fatalError("contract only") }
  /// What opened a context that is up.
  public func opener(of container: ContainerIdentifier) -> ElementIdentifier? { fatalError("contract only") }
  /// The ways in which a context that is up can be closed now, buttons first.
  public func waysToClose(_ container: ContainerIdentifier) -> [WayToClose] { fatalError("contract only") }
}

/// A way to close a context, with the control when it is a button.
public struct WayToClose: Hashable, Codable, Sendable {
  public var way: ClosingWay
  public var control: ElementIdentifier?
}
