/// The code that exported tests stand on: one file for every app, written beside them.
///
/// It is kept as text, because it compiles with Xcode alone; `.ci/xctest` compiles it against stubs of what Apple documents.
enum SupportCode {
  /// The whole file.
  static let text = [device, speech, evidence, recording, judging, phone].joined(separator: "\n")
}
