/// Finds bytes eight at a time, so that the largest file costs no more than a moment, in an unoptimised build too.
enum ByteScan {
  /// The offset of the first line break from an offset on, or the end.
  static func firstLineBreak(in bytes: [UInt8], from start: Int) -> Int {
    first(
      in: bytes[min(start, bytes.count)...],
      holding: { holdsZero($0 ^ ones &* 0x0A) || holdsZero($0 ^ ones &* 0x0D) },
      matching: { $0 == 0x0A || $0 == 0x0D }
    )
  }

  /// The offset of the first byte that is NUL or beyond ASCII from an offset on, or the end.
  static func firstOutsideASCII(in bytes: [UInt8], from start: Int) -> Int {
    first(
      in: bytes[min(start, bytes.count)...],
      holding: { $0 & highs != 0 || holdsZero($0) },
      matching: { $0 == 0 || $0 >= 0x80 }
    )
  }

  /// The offset of the first byte that is no space in a stretch that lies in the bytes, or its end.
  static func firstNonSpace(in bytes: ArraySlice<UInt8>) -> Int {
    first(in: bytes, holding: { $0 != ones &* 0x20 }, matching: { $0 != 0x20 })
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Whether one of eight bytes is zero.
  private static func holdsZero(_ word: UInt64) -> Bool { (word &- ones) & ~word & highs != 0 }

  private static func first(
    in bytes: ArraySlice<UInt8>,
    holding holdsOne: (UInt64) -> Bool,
    matching isOne: (UInt8) -> Bool
  ) -> Int {
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while index + 8 <= buffer.count, !holdsOne(buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
        index += 8
      }
      while index < buffer.count, !isOne(buffer[index]) { index += 1 }
      return bytes.startIndex + index
    }
  }
}
