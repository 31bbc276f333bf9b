/// Draws one element as a designer would sketch its role.
struct ShapeDrawing {
  let shape: ScreenPicture.Shape
  let device: ScreenPicture.Device
  /// Whether other elements are drawn on it: then its words stand above them.
  let hasParts: Bool
  /// Whether there is room above what stands in a group for what it is called.
  let hasRoomForCaption: Bool

  private var frame: Element.Frame { shape.frame }
  private var isFromRight: Bool { device.direction == .rightToLeft }

  /// The element with what is to be told of its state.
  var text: String {
    guard !shape.role.isBare else { return "" }
    let body = shape.isLoading ? skeleton : self.body
    let kinds = [shape.isDisabled ? "dimmed" : nil, shape.presence == .everybody ? nil : "ghost"].compactMap { $0 }
    let open = kinds.isEmpty ? "<g>" : "<g class=\"\(kinds.joined(separator: " "))\">"
    return open + title + body + badge + tags + "</g>"
  }

  /// The whole words, for a pointer, where the picture has room for a part of them.
  private var title: String {
    let all = [shape.label, shape.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return TextFit.width(of: all, size: 16) > frame.width - 20 ? "<title>\(Markup.line(all, to: 300))</title>" : ""
  }

  private var body: String {
    switch shape.role {
    case .heading: words(shape.label, size: 22, "strong", inset: 0)
    case .text: shape.isError ? error : words(shape.label, size: 16, inset: 0)
    case .link: words(shape.label, size: 16, "on-control underlined", inset: 0)
    case .button: button
    case .backButton: words("‹ " + shape.label, size: 16, "on-control", inset: 4)
    case .image: image
    case .textField, .secureField, .searchField: field
    case .toggle, .checkbox: toggle
    case .slider, .progress: track
    case .stepper, .picker: choice
    case .tab: tab
    case .row: row
    case .card: Drawing.box(frame, radius: 14, "surface") + words(shape.label, size: 16, inset: 12)
    case .tabBar, .segmentedControl, .navigationBar: Drawing.box(frame, radius: 8, "plain")
    case .group, .list, .table, .landmark, .semanticGroup: outline
    case .view: ""
    }
  }

  // MARK: Words

  /// The words from the leading edge, in as many lines as there is room for.
  private func words(
    _ text: String,
    size: Double,
    _ kind: String = "",
    inset: Double = 10,
    trailing: Double = 0
  ) -> String {
    let room = max(8, frame.width - 2 * inset - trailing)
    let height = hasParts ? min(frame.height, shape.headHeight(frame.width)) : frame.height
    let count = max(1, Int((height + 4) / (size * 1.3)))
    let lines = TextFit.lines(of: text, size: size, width: room, atMost: count)
    let start = frame.y + (height - Double(lines.count) * size * 1.3) / 2
    return lines.enumerated().map { number, line in
      leading(line, inset, start + (Double(number) + 0.97) * size * 1.3 - size * 0.27, size, kind)
    }.joined()
  }

  private func leading(_ text: String, _ inset: Double, _ y: Double, _ size: Double, _ kind: String = "") -> String {
    isFromRight
      ? Drawing.text(text, frame.right - inset, y, size: size, kind, .end)
      : Drawing.text(text, frame.x + inset, y, size: size, kind)
  }

  private func trailing(_ text: String, _ inset: Double, _ y: Double, _ size: Double, _ kind: String = "") -> String {
    isFromRight
      ? Drawing.text(text, frame.x + inset, y, size: size, kind)
      : Drawing.text(text, frame.right - inset, y, size: size, kind, .end)
  }

  /// What of a text fits on one line.
  private func fitted(_ text: String, _ size: Double, _ width: Double) -> String {
    TextFit.lines(of: text, size: size, width: max(8, width), atMost: 1).first ?? ""
  }

  /// A point so far from the trailing edge.
  private func trailingX(_ inset: Double) -> Double { isFromRight ? frame.x + inset : frame.right - inset }

  private func leadingX(_ inset: Double) -> Double { isFromRight ? frame.right - inset : frame.x + inset }

  // MARK: Controls

  private var button: String {
    let radius = device.isAndroid ? frame.height / 2 : 10
    // A small button has small words rather than half of them.
    let isNarrow = TextFit.width(of: shape.label, size: 16) > frame.width - 12
    let size = isNarrow ? 12.0 : 16
    let label = fitted(shape.label, size, frame.width - (isNarrow ? 2 : 12))
    return Drawing.box(frame, radius: radius, "control")
      + Drawing.text(label, frame.middleX, frame.middleY + size * 0.35, size: size, "on-control strong", .middle)
  }

  private var error: String {
    Drawing.circle(leadingX(8), frame.y + min(frame.height / 2, 15), 8, "alarm")
      + Drawing.text("!", leadingX(8), frame.y + min(frame.height / 2, 15) + 4.5, size: 13, "on-alarm strong", .middle)
      + words(shape.label, size: 16, "error", inset: 22)
  }

  private var image: String {
    let middle = frame.middleY - (frame.height > 60 ? 8 : 0)
    let size = min(18, frame.height / 3)
    let hills =
      "<path class=\"mark\" d=\"M\(Drawing.number(frame.middleX - size)),\(Drawing.number(middle + size)) "
      + "l\(Drawing.number(size * 0.8)),\(Drawing.number(-size * 1.2)) l\(Drawing.number(size * 0.5)),"
      + "\(Drawing.number(size * 0.7)) l\(Drawing.number(size * 0.3)),\(Drawing.number(-size * 0.4)) "
      + "l\(Drawing.number(size * 0.6)),\(Drawing.number(size * 0.9)) z\"/>"
    let caption = frame.height > 60 ? fitted(shape.label, 12, frame.width - 12) : ""
    return Drawing.box(frame, radius: 8, "control") + hills
      + Drawing.text(caption, frame.middleX, frame.bottom - 9, size: 12, "on-control", .middle)
  }

  private var shownValue: String {
    guard shape.role == .secureField, let value = shape.value, !shape.isPlaceholder else { return shape.value ?? "" }
    return String(repeating: "•", count: min(24, value.unicodeScalars.prefix(24).count))
  }

  /// A field with its label above it, or in it where there is no room.
  private var field: String {
    let isTall = frame.height >= 50 && shape.role != .searchField
    var box = frame
    if isTall { (box.y, box.height) = (frame.y + 20, frame.height - 22) }
    let isSearch = shape.role == .searchField
    let icon = isSearch ? 28.0 : 12.0
    let inside =
      isTall || isSearch && !shownValue.isEmpty
      ? shownValue
      : [shape.label, shownValue]
        .filter { !$0.isEmpty }.joined(separator: ": ")
    let kind = shape.isPlaceholder || (isSearch && shownValue.isEmpty) ? "quiet" : ""
    let y = box.middleY + 5.5
    return Drawing.box(box, radius: isSearch ? box.height / 2 : device.isAndroid ? 4 : 8, "plain")
      + (isTall ? leading(fitted(shape.label, 13, frame.width - 8), 2, frame.y + 13, 13, "quiet") : "")
      + leading(fitted(inside, 16, box.width - icon - 12), icon, y, 16, kind) + (isSearch ? magnifier(box) : "")
  }

  private func magnifier(_ box: Element.Frame) -> String {
    let x = leadingX(15)
    return Drawing.circle(x, box.middleY - 1, 5, "hollow")
      + Drawing.line(x + 3.5, box.middleY + 2.5, x + 7, box.middleY + 6, "hollow")
  }

  private var toggle: String {
    let isOn = shape.isChecked == true
    if shape.role == .checkbox {
      let box = Element.Frame(x: leadingX(isFromRight ? 26 : 4), y: frame.middleY - 11, width: 22, height: 22)
      let tick = isOn ? Drawing.text("✓", box.middleX, box.middleY + 6, size: 17, "on-control strong", .middle) : ""
      return Drawing.box(box, radius: 5, isOn ? "control" : "plain") + tick + words(shape.label, size: 16, inset: 36)
    }
    let box = Element.Frame(x: trailingX(isFromRight ? 4 : 50), y: frame.middleY - 13, width: 46, height: 26)
    return words(shape.label, size: 16, inset: 4, trailing: 52)
      + Drawing.box(box, radius: 13, isOn ? "filled" : "plain")
      + Drawing.circle(isOn != isFromRight ? box.right - 13 : box.x + 13, box.middleY, 10, "knob")
  }

  /// A slider, or a bar that fills.
  private var track: String {
    let bar = Element.Frame(x: frame.x + 4, y: frame.bottom - 17, width: max(0, frame.width - 8), height: 6)
    var filled = bar
    filled.width = bar.width * 0.4
    if isFromRight { filled.x = bar.right - filled.width }
    let knob =
      shape.role == .slider
      ? Drawing.circle(isFromRight ? filled.x : filled.right, bar.middleY, 10, "knob") : ""
    return leading(fitted(shape.label, 15, frame.width * 0.6), 4, frame.y + 17, 15)
      + trailing(fitted(shape.value ?? "", 15, frame.width * 0.35), 4, frame.y + 17, 15, "quiet")
      + Drawing.box(bar, radius: 3, "skeleton") + Drawing.box(filled, radius: 3, "filled") + knob
  }

  private var choice: String {
    let isStepper = shape.role == .stepper
    let signs = isStepper ? "−  +" : "⌄"
    let width = isStepper ? 64.0 : 22.0
    let box = Element.Frame(x: trailingX(isFromRight ? 4 : 68), y: frame.middleY - 15, width: 64, height: 30)
    return words(shape.label, size: 16, inset: 4, trailing: width + frame.width * 0.35)
      + (isStepper ? Drawing.box(box, radius: 8, "control") : "")
      + trailing(signs, isStepper ? 16 : 6, frame.middleY + 5, 17, isStepper ? "on-control strong" : "on-control")
      + trailing(fitted(shape.value ?? "", 16, frame.width * 0.35), width + 10, frame.middleY + 5.5, 16, "quiet")
  }

  private var tab: String {
    let kind = shape.isSelected ? "on-control strong" : "quiet"
    let line = Element.Frame(x: frame.x + 8, y: frame.bottom - 4, width: max(0, frame.width - 16), height: 3)
    return Drawing.text(
      fitted(shape.label, 14, frame.width - 6),
      frame.middleX,
      frame.middleY + 5,
      size: 14,
      kind,
      .middle
    )
      + (shape.isSelected ? Drawing.box(line, radius: 1.5, "filled") : "")
  }

  private var row: String {
    let sign = shape.isExpanded.map { $0 ? "⌃" : "⌄" } ?? (isFromRight ? "‹" : "›")
    let value = fitted(shape.value ?? "", 15, frame.width * 0.4)
    let room = 24 + TextFit.width(of: value, size: 15)
    let y = hasParts ? frame.y + 27 : frame.middleY + 5
    return Drawing.line(frame.x, frame.bottom, frame.right, frame.bottom, "hairline")
      + words(shape.label, size: 16, inset: 4, trailing: room) + trailing(value, 20, y, 15, "quiet")
      + trailing(sign, 4, y, 18, "quiet")
  }

  /// What groups others: a dotted line around them.
  private var outline: String {
    let label = hasRoomForCaption ? fitted(shape.label, 12, frame.width - 12) : ""
    return Drawing.box(frame, radius: 10, "dotted") + leading(label, 8, frame.y + 15, 12, "quiet")
  }

  // MARK: States

  private var skeleton: String {
    let bar = Element.Frame(x: frame.x, y: frame.middleY - 9, width: frame.width, height: 18)
    return Drawing.box(bar, radius: 9, "skeleton")
      + Drawing.text(
        fitted(shape.label, 13, frame.width - 20),
        frame.middleX,
        frame.middleY + 4.5,
        size: 13,
        "quiet",
        .middle
      )
  }

  private var badge: String {
    guard let badge = shape.badge, !badge.isEmpty else { return "" }
    let words = fitted(badge, 12, 60)
    let width = max(20, TextFit.width(of: words, size: 12) + 12)
    let box = Element.Frame(x: frame.right - width, y: frame.y - 6, width: width, height: 20)
    return Drawing.box(box, radius: 10, "alarm")
      + Drawing.text(words, box.middleX, box.middleY + 4, size: 12, "on-alarm strong", .middle)
  }

  /// What a colour alone would not say.
  private var tags: String {
    var tags: [String] = []
    if !shape.isFoundAsParent, shape.presence == .eyeOnly { tags.append("hidden from technology") }
    if !shape.isFoundAsParent, shape.presence == .technologyOnly { tags.append("not for the eye") }
    if shape.isDisabled { tags.append("disabled") }
    if shape.isSelected, shape.role != .tab { tags.append("selected") }
    if shape.isLoading { tags.append("loading") }
    let ghost = shape.presence == .everybody || shape.isFoundAsParent ? "" : Drawing.box(frame, radius: 8, "dotted")
    guard !tags.isEmpty else { return ghost }
    return ghost + trailing(tags.joined(separator: ", "), 4, frame.bottom - 3, 11, "quiet")
  }
}
