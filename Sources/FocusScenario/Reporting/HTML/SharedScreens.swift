/// The screens of all runs of a page, each drawn once: a run refers to them by name.
struct SharedScreens {
  private var names: [ScreenPicture: String] = [:]
  private var drawings: [(name: String, text: String)] = []

  /// The name of a screen; one that was not met yet is drawn.
  mutating func name(of screen: ScreenPicture) -> String {
    if let known = names[screen] { return known }
    let name = "s\(drawings.count + 1)"
    names[screen] = name
    drawings.append((name, ScreenDrawing.content(of: screen)))
    return name
  }

  /// What stands once on the page.
  var text: String {
    guard !drawings.isEmpty else { return "" }
    let groups = drawings.map { "<g id=\"\($0.name)\">\($0.text)</g>\n" }.joined()
    return "<svg class=\"shared picture\" aria-hidden=\"true\" focusable=\"false\"><defs>\n\(groups)</defs></svg>\n"
  }
}
