/// The name of the file that holds the evidence of a block: no two blocks share one.
enum EvidenceName {
  /// What the name ends in.
  static let fileExtension = "jsonl"

  /// `Checks+login.check+5+VoiceOver.jsonl`: the document, the line on which the block starts, the technology.
  static func of(_ check: RecordingHeader.Check, _ technology: Technology) -> String {
    let technology = technology.rawValue.split(separator: " ").joined()
    return "\(escaped(check.document))+\(check.line)+\(technology).\(fileExtension)"
  }

  /// A path as one name: `+` for the slash; what a shell or a file system could misread is written as `%2B`.
  private static func escaped(_ path: String) -> String {
    let name = path.escaping { byte in
      switch byte {
      case UInt8(ascii: "/"): "+"
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
        UInt8(ascii: ","), 0x80...:
        nil
      default: byte.percentEscaped
      }
    }
    // What begins with one of these is hidden, or an option.
    guard let first = name.utf8.first, first == UInt8(ascii: ".") || first == UInt8(ascii: "-") else { return name }
    return first.percentEscaped + name.dropFirst()
  }
}
