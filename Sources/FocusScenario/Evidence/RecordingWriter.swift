extension Recording {
  /// The lines of a file, each with its line break; the same recording gives the same bytes.
  var lines: String {
    let lines = [header.json(beats: beats.count)] + beats.map(\.json)
    return lines.map { $0.line + "\n" }.joined()
  }

  /// What everything but the digest itself comes to (FNV-1a, 64 bits): it guards against mishaps, not against malice.
  var ownDigest: String {
    var plain = self
    plain.header.digest = nil
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in plain.lines.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The recording with its digest.
  var signed: Recording {
    var signed = self
    signed.header.digest = ownDigest
    return signed
  }

  /// The file of evidence that holds some recordings of one block.
  public static func file(of recordings: [Recording]) -> [UInt8] { Array(recordings.map(\.lines).joined().utf8) }
}
