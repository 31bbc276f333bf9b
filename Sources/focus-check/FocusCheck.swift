import FocusScenario

@main
struct FocusCheck {
  static func main() {}
}
