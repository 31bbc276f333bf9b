extension DevicePlan.Test {
  /// The name of its file of evidence, which no two blocks share: `Checks+login.check+5+VoiceOver.jsonl`.
  var evidenceName: String {
    var name: [UInt8] = []
    for (place, byte) in location.path.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "/"): name.append(UInt8(ascii: "+"))
      case UInt8(ascii: "."), UInt8(ascii: "-"): name += place == 0 ? Self.escaped(byte) : [byte]
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ","), 0x80...:
        name.append(byte)
      default: name += Self.escaped(byte)
      }
    }
    let technology = profile.split(separator: " ").joined()
    return "\(String(decoding: name, as: UTF8.self))+\(location.line)+\(technology).jsonl"
  }

  /// What a shell or a file system could misread: `%20` for a blank.
  private static func escaped(_ byte: UInt8) -> [UInt8] {
    let digits = String(byte, radix: 16, uppercase: true)
    return Array(("%" + (digits.utf8.count < 2 ? "0" : "") + digits).utf8)
  }
}
