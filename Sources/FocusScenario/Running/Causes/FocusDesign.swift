/// Where focus belongs after a change: the one answer that causes, costs, the map of changes and explorations rest on.
struct FocusDesign {
  /// A place that the table names.
  private enum Place {
    /// The errors that appeared, and the controls that they are about.
    case error, control
    /// The first heading of what opened, and its first stop.
    case title, firstStop
    /// What opened the context that closed.
    case opener
    /// Where focus was, as long as that is there.
    case unmoved
  }

  /// What is as good as a place that the table names.
  private enum Latitude {
    case none
    /// Anywhere in what opened: its first stop is as good as its title.
    case inside
    /// Anything that came with the error: a summary of several.
    case appeared
    /// Wherever the app decides.
    case byApp
  }

  private struct Row {
    var places: [Place]
    var latitude = Latitude.none
  }

  /// The table of the document on focus recovery, the best place first.
  ///
  /// For each technology those places count on which it stops: a text is none for a switch (SC-14) or the keyboard
  /// (FKA-6, FKA-20), and so the control that an error is about takes its place there, and the first stop the title's.
  private static let table: [DesignTarget: Row] = [
    .title: Row(places: [.title, .firstStop], latitude: .inside),
    .newScreen: Row(places: [.title, .firstStop], latitude: .inside),
    .errorText: Row(places: [.error, .control], latitude: .appeared),
    .errorSummary: Row(places: [.error, .control], latitude: .appeared),
    .opener: Row(places: [.opener], latitude: .byApp),
    .whatIsLeft: Row(places: [.unmoved], latitude: .byApp),
    .announcement: Row(places: [.unmoved], latitude: .byApp),
    .nothing: Row(places: [.unmoved]),
  ]

  /// Where focus goes by the table.
  let target: DesignTarget
  /// Where it belongs, the best first; empty where this technology can stop on none of them.
  let places: [ElementIdentifier]
  /// What opened, when anywhere in it is as good.
  let opened: ContainerIdentifier?
  private let beat: Beat
  private let after: Simulator
  private let latitude: Latitude

  /// The design for a kind of change, in what came of a beat; what opened is named where several things did.
  init(_ target: DesignTarget, _ beat: Beat, after: Simulator, opening: ContainerIdentifier? = nil) {
    let row = Self.table[target] ?? Row(places: [])
    self.target = target
    self.beat = beat
    self.after = after
    latitude = row.latitude
    opened = row.latitude == .inside ? opening ?? Self.opened(beat, after) : nil
    let look = Look(beat: beat, after: after, opened: opened)
    let found = row.places.flatMap(look.elements)
    let stops = row.places == [.unmoved] ? found : found.filter { after.stops.contains($0) }
    // An error that nothing comes to is missed, and not left out.
    places = stops.isEmpty && row.latitude == .appeared ? Array(found.prefix(1)) : stops
  }

  /// The design for the most important of what a beat changed: what opened, an error, what closed; none for less.
  init?(_ beat: Beat, after: Simulator) {
    let designs = [DesignTarget.title, .errorText, .opener].lazy.map { FocusDesign($0, beat, after: after) }
    guard let first = designs.first(where: { !$0.places.isEmpty }) else { return nil }
    self = first
  }

  /// Whether focus is where it belongs.
  var isMet: Bool {
    guard target != .announcement || isHeard else { return false }
    return isThere || (latitude == .byApp && after.focus.cause.isByApp)
  }

  /// Whether the task goes on from where focus is: on the best of the places, or anywhere in what opened.
  var isAtBest: Bool { latitude == .inside ? isThere : after.focus.element == places.first }

  /// Whether focus is on one of the places, or on what is as good.
  var isThere: Bool {
    let focus = after.focus.element
    switch latitude {
    case .inside:
      // Where nothing can be stopped on, focus has nowhere to go (VO-128).
      return places.isEmpty || focus.map { after.index.entries[$0.index].container } == opened
    case .appeared: return focus.map { places.contains($0) || beat.appeared.contains($0) } ?? false
    case .byApp, .none:
      if focus == nil, beat.focusBefore.element == nil { return target != .opener }
      return focus.map { places.contains($0) } ?? false
    }
  }

  /// What has been said of it, or shown where nothing is said.
  private var isHeard: Bool {
    !after.technology.speaks
      || beat.utterances.contains { $0.channel == .announcement && $0.outcome == .spoken }
      || beat.opened.contains { after.index.container($0).kind == .toast }
  }

  /// What opened and is up; a toast is no place for focus.
  private static func opened(_ beat: Beat, _ after: Simulator) -> ContainerIdentifier? {
    beat.opened.last { after.isPresented($0) && after.index.container($0).kind != .toast }
  }

  /// Finds the elements that the places of a row mean.
  private struct Look {
    let beat: Beat
    let after: Simulator
    let opened: ContainerIdentifier?

    func elements(at place: Place) -> [ElementIdentifier] {
      let entries = after.index.entries
      switch place {
      case .error: return errors
      case .control: return errors.compactMap { entries[$0.index].errorOf }
      case .title: return inside.first { after.index.element($0).role == .heading }.map { [$0] } ?? []
      case .firstStop: return inside.first.map { [$0] } ?? []
      case .opener:
        // A presentation goes before the screen that it lay on; a toast is no place to come from.
        let closings = beat.closed.filter { after.index.container($0.container).kind != .toast }
        let closing = closings.last { !after.index.container($0.container).kind.isScreen } ?? closings.last
        return (closing?.opener).map { [$0] } ?? []
      case .unmoved:
        let before = beat.focusBefore.element
        return before.map { after.isInTree($0) && after.isVisible($0) ? [$0] : [] } ?? []
      }
    }

    private var errors: [ElementIdentifier] {
      beat.appeared.filter { after.index.entries[$0.index].errorOf != nil }
    }

    private var inside: [ElementIdentifier] {
      opened.map { opened in after.stops.filter { after.index.entries[$0.index].container == opened } } ?? []
    }
  }
}
