extension Simulator {
  var readingOrder: [ElementIdentifier] { [] }
  static func simulates(_ technology: Technology) -> Bool { technology != .talkBack }
}
enum Clock { static let settleWindow = 1000 }
