/// When colours are used.
enum ColourChoice: String, CaseIterable {
  case auto, always, never

  /// Whether to use them, given the environment and whether the output is a terminal.
  func isColoured(environment: (String) -> String?, isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let none = environment("NO_COLOR"), !none.isEmpty { return false }
    if let force = environment("FORCE_COLOR"), !force.isEmpty { return force != "0" }
    return environment("TERM") != "dumb" && isTerminal
  }
}
