/// Settings in a header: what is as usual is not written.
extension RecordingSettings {
  /// The settings that are not as usual; none when all are.
  var json: JSON? {
    if self == RecordingSettings() { return nil }
    return .members([
      ("hints", speaksHints ? .flag(true) : nil),
      ("scanning", scanning.json),
      ("device", idiom == .phone ? nil : .string(idiom.rawValue)),
      ("direction", direction == .leftToRight ? nil : .string(direction.rawValue)),
      ("largeText", hasLargeText ? .flag(true) : nil),
    ])
  }

  /// Takes settings from their members.
  init?(_ fields: inout RecordFields) {
    speaksHints = fields.flag("hints", isOptional: true) ?? false
    scanning = fields.object("scanning", isOptional: true) { Scanning(&$0) } ?? .manual
    idiom = fields.choice("device", isOptional: true) ?? .phone
    direction = fields.choice("direction", isOptional: true) ?? .leftToRight
    hasLargeText = fields.flag("largeText", isOptional: true) ?? false
  }
}

extension Scanning {
  fileprivate var json: JSON? {
    if self == .manual { return nil }
    return .members([
      ("groups", groupsItems ? .flag(true) : nil),
      ("interval", interval.map { .number($0) }),
      ("loops", loops.map { .number($0) }),
      ("menu", opensMenu ? .flag(true) : nil),
      ("dwell", dwell.map { .number($0) }),
    ])
  }

  fileprivate init?(_ fields: inout RecordFields) {
    self.init(
      groupsItems: fields.flag("groups", isOptional: true) ?? false,
      interval: fields.number("interval", isOptional: true),
      loops: fields.number("loops", isOptional: true),
      opensMenu: fields.flag("menu", isOptional: true) ?? false,
      dwell: fields.number("dwell", isOptional: true)
    )
  }
}

extension RecordingStart {
  /// The start when it is not as usual.
  var json: JSON? {
    if self == RecordingStart() { return nil }
    return .members([("context", context?.json), ("on", isOn ? nil : .flag(false))])
  }

  /// Takes a start from its members.
  init?(_ fields: inout RecordFields) {
    context = fields.object("context", isOptional: true) { RecordedBeat.Place(&$0) }
    isOn = fields.flag("on", isOptional: true) ?? true
  }
}
