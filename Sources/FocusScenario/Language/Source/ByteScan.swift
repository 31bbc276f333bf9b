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

  /// Whether a stretch holds a byte.
  static func contains(_ byte: UInt8, in bytes: ArraySlice<UInt8>) -> Bool {
    let repeated = ones &* UInt64(byte)
    return first(in: bytes, holding: { holdsZero($0 ^ repeated) }, matching: { $0 == byte }) < bytes.endIndex
  }

  /// A number that tells most stretches apart; none when one holds a byte outside of ASCII.
  static func sumOfASCII(_ bytes: ArraySlice<UInt8>) -> UInt64? {
    let (sum, all) = sums(of: bytes)
    return all & highs == 0 ? sum : nil
  }

  /// A number that tells most stretches apart.
  static func sum(of bytes: ArraySlice<UInt8>) -> UInt64 { sums(of: bytes).sum }

  /// Whether two stretches hold the same bytes.
  static func isSame(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
    guard first.count == second.count else { return false }
    var index = 0
    while index + 8 <= first.count {
      let one = first.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard one == second.loadUnaligned(fromByteOffset: index, as: UInt64.self) else { return false }
      index += 8
    }
    while index < first.count {
      guard first[index] == second[index] else { return false }
      index += 1
    }
    return true
  }

  /// One number of two, that depends on their order.
  static func mixed(_ sum: UInt64, _ more: UInt64) -> UInt64 {
    let product = (sum ^ more).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  /// The sum, and all bytes laid over one another.
  private static func sums(of bytes: ArraySlice<UInt8>) -> (sum: UInt64, all: UInt64) {
    bytes.withUnsafeBytes { buffer in
      var sum = UInt64(buffer.count) &* 0xD6E8_FEB8_6659_FD93
      var all: UInt64 = 0
      var index = 0
      while index + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        all |= word
        sum = mixed(sum, word)
        index += 8
      }
      var rest: UInt64 = 0
      while index < buffer.count {
        rest = rest << 8 | UInt64(buffer[index])
        index += 1
      }
      return (mixed(sum, rest), all | rest)
    }
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
