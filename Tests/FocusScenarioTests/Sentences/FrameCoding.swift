import Foundation

@testable import FocusScenario

/// Frames through JSON and back.
enum FrameCoding {
  /// Encodes and decodes.
  static func roundTrip(_ frames: [Frame]) throws -> [Frame] {
    try JSONDecoder().decode([Frame].self, from: JSONEncoder().encode(frames))
  }

  /// The frame with every source range emptied.
  static func withoutRanges(_ frame: Frame) -> Frame? {
    guard let data = try? JSONEncoder().encode(frame), let json = try? JSONSerialization.jsonObject(with: data),
      let emptied = try? JSONSerialization.data(withJSONObject: emptyingRanges(json))
    else { return nil }
    return try? JSONDecoder().decode(Frame.self, from: emptied)
  }

  private static func emptyingRanges(_ json: Any) -> Any {
    if let list = json as? [Any] { return list.map(emptyingRanges) }
    guard var object = json as? [String: Any] else { return json }
    for (key, value) in object { object[key] = key == "range" ? ["lower": 0, "upper": 0] : emptyingRanges(value) }
    return object
  }
}
