import Foundation
import Testing

@testable import FocusScenario

/// JSON as RFC 8259 has it.
@Suite("JSON reader")
struct JSONReaderTests {
  private static func read(_ text: String) -> Result<JSONNode.Value, JSONMistake> {
    let bytes = Array(text.utf8)
    do throws(JSONMistake) {
      return .success(try JSONReader.read(SourceRange(0, bytes.count), of: bytes).value)
    } catch {
      return .failure(error)
    }
  }

  private static let values: [(String, JSONNode.Value)] = [
    ("0", .integer(0)), ("-12", .integer(-12)), (" 7\t\r", .integer(7)), ("1.5", .decimal(1.5)), ("1e2", .decimal(100)),
    ("-1E-2", .decimal(-0.01)), ("9223372036854775807", .integer(Int.max)), ("true", .flag(true)),
    ("false", .flag(false)), ("null", .null), ("\"\"", .string("")), ("[]", .array([])), ("{ }", .object([])),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")), (#""\u00e9\uD83D\ude00""#, .string("é😀")),
    ("\"é\u{7F}\"", .string("é\u{7F}")),
  ]

  @Test("what is JSON is read", arguments: values.indices)
  func good(number: Int) { #expect(Self.read(Self.values[number].0) == .success(Self.values[number].1)) }

  private static let mistakes: [(String, Int)] = [
    ("", 0), ("-", 1), ("01", 1), ("1.", 2), (".5", 0), ("1e", 2), ("+1", 0), ("9223372036854775808", 0), ("1e999", 0),
    ("tru", 0), ("True", 0), ("nullx", 4), ("\"", 1), ("\"a", 2), ("\"\n\"", 1), (#""\x""#, 2), (#""\u12g4""#, 5),
    (#""\ud800""#, 7), (#""\udc00""#, 7), (#""\ud800\u0041""#, 13), ("[1,]", 3), ("[1 2]", 3), ("[", 1), ("{\"a\"}", 4),
    ("{\"a\":1,}", 7), ("{a:1}", 1), ("{\"a\":1", 6), ("1 2", 2), ("'a'", 0), ("// c", 0), ("\u{A0}1", 0), ("NaN", 0),
    (String(repeating: "[", count: 33), 32),
  ]

  @Test("what is no JSON is refused, where it begins to be none", arguments: mistakes.indices)
  func bad(number: Int) {
    let (text, offset) = Self.mistakes[number]
    guard case .failure(let mistake) = Self.read(text) else {
      Issue.record("\(text)")
      return
    }
    #expect(mistake.offset == offset, "\(text): \(mistake.words)")
  }

  @Test("it agrees with another reader on what is JSON", arguments: 0..<300)
  func agreement(seed: Int) throws {
    var numbers = Numbers(seed: seed)
    let marks = Array("{}[]:,\"\\u0123eE+-. tfn\u{1}é".utf8)
    var bytes = Array(EvidenceFixtures.lines[1 + seed % 4].utf8)
    for _ in 0..<(1 + numbers.next(below: 2)) {
      bytes[numbers.next(below: bytes.count)] = marks[numbers.next(below: marks.count)]
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { return }
    let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    let isRead = (try? JSONReader.read(SourceRange(0, bytes.count), of: bytes)) != nil
    #expect(isRead == (other != nil), "\(String(decoding: bytes, as: UTF8.self))")
  }
}
