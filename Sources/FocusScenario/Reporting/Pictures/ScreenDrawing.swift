/// Draws what is on a screen, without the device around it.
enum ScreenDrawing {
  /// Everything on the screen, from the back to the front.
  static func content(of screen: ScreenPicture) -> String {
    screen.contexts.enumerated().map { context($1, isBottom: $0 == 0, screen) }.joined()
  }

  /// The room that a screen takes: the glass, and what is drawn beyond it.
  static func extent(of screen: ScreenPicture) -> Element.Frame {
    let glass = Element.Frame(x: 0, y: 0, width: screen.device.width, height: screen.device.height)
    var extent = glass
    for shape in screen.shapes { extent = extent.union(shape.frame) }
    for surface in screen.contexts.compactMap(\.frame) { extent = extent.union(surface) }
    // Content that only touches the edge needs no second edge.
    guard extent.right > glass.right + 1 || extent.bottom > glass.bottom + 1 || extent.x < -1 || extent.y < -1 else {
      return glass
    }
    return extent.union(Element.Frame(x: 0, y: 0, width: extent.right, height: extent.bottom + 12))
  }

  private static func context(
    _ context: ScreenPicture.Context,
    isBottom: Bool,
    _ screen: ScreenPicture
  ) -> String {
    let kind = context.isBehind ? " class=\"behind\"" : ""
    var text = "<g\(kind)>" + surface(of: context, isBottom: isBottom, screen)
    for (number, shape) in context.shapes.enumerated() {
      let next = context.shapes.dropFirst(number + 1).first?.frame
      let part = next.flatMap { isInside($0, shape.frame) ? $0 : nil }
      let hasRoom = part.map { $0.y >= shape.frame.y + 16 } ?? true
      text +=
        ShapeDrawing(
          shape: shape,
          device: screen.device,
          hasParts: part != nil,
          hasRoomForCaption: hasRoom
        ).text
    }
    return text + "</g>"
  }

  private static func isInside(_ inner: Element.Frame, _ outer: Element.Frame) -> Bool {
    inner.x >= outer.x && inner.right <= outer.right + 0.5 && inner.y >= outer.y && inner.bottom <= outer.bottom + 0.5
  }

  private static func surface(
    of context: ScreenPicture.Context,
    isBottom: Bool,
    _ screen: ScreenPicture
  ) -> String {
    let all = extent(of: screen)
    guard let frame = context.frame else {
      return isBottom && !context.isBehind
        ? "" : Drawing.box(all, radius: DeviceDrawing.radius(of: screen.device), "surface full")
    }
    let radius: Double =
      switch context.kind {
      case .sheet: screen.device.isAndroid ? 28 : 16
      case .alert, .confirmationDialog, .popover, .menu: screen.device.isAndroid ? 28 : 18
      case .screen, .tab, .fullScreenCover, .overlay, .toast: 12
      }
    return Drawing.box(frame, radius: radius, "surface")
  }
}

/// Draws the device around a screen.
struct DeviceDrawing {
  /// The room inside the outline.
  let extent: Element.Frame
  private let device: ScreenPicture.Device

  /// How thick the outline is.
  static let bezel = 12.0
  /// Room for the numbers of a path, where lines begin.
  static let gutter = 40.0

  /// A device in which all of these screens have room.
  init(_ screens: [ScreenPicture]) {
    device = screens.first?.device ?? .none
    extent = screens.reduce(Element.Frame(x: 0, y: 0, width: device.width, height: device.height)) {
      $0.union(ScreenDrawing.extent(of: $1))
    }
  }

  /// All that is drawn, the outline and the numbers beside it too.
  var outer: Element.Frame {
    let isFromRight = device.direction == .rightToLeft
    return Element.Frame(
      x: extent.x - (isFromRight ? Self.bezel + 4 : Self.gutter),
      y: extent.y - Self.bezel - 4,
      width: extent.width + Self.gutter + Self.bezel + 4,
      height: extent.height + 2 * Self.bezel + 8
    )
  }

  /// How round the corners of the glass are.
  static func radius(of device: ScreenPicture.Device) -> Double {
    device.idiom == .pad ? 14 : device.isAndroid ? 18 : 32
  }

  /// The device with a screen on its glass.
  func text(_ content: String) -> String {
    let frame = extent.inset(by: -Self.bezel)
    let radius = Self.radius(of: device)
    return Drawing.box(frame, radius: radius + Self.bezel, "bezel") + Drawing.box(extent, radius: radius, "glass")
      + "<svg x=\"\(n(extent.x))\" y=\"\(n(extent.y))\" width=\"\(n(extent.width))\" height=\"\(n(extent.height))\" "
      + "viewBox=\"\(n(extent.x)) \(n(extent.y)) \(n(extent.width)) \(n(extent.height))\">" + content + "</svg>"
      + features + folds
  }

  /// What tells one kind of device from another: the slot of a phone, the lens and the bar of an Android.
  private var features: String {
    let middle = extent.middleX
    if device.isAndroid {
      let bar = Element.Frame(x: middle - 45, y: extent.bottom + 4, width: 90, height: 4)
      return Drawing.circle(middle, extent.y - 6, 3.5, "lens") + Drawing.box(bar, radius: 2, "lens")
    }
    let slot = Element.Frame(x: middle - 32, y: extent.y - 8, width: 64, height: 4)
    return device.idiom == .pad ? Drawing.circle(middle, extent.y - 6, 3, "lens") : Drawing.box(slot, radius: 2, "lens")
  }

  /// The edges of the glass, where content goes on beyond them.
  private var folds: String {
    var text = ""
    if extent.bottom > device.height + 1 {
      text += Drawing.line(extent.x, device.height, extent.right, device.height, "fold")
      text += Drawing.text("below the screen", extent.right - 8, device.height + 14, size: 11, "quiet", .end)
    }
    if extent.right > device.width + 1 {
      text += Drawing.line(device.width, extent.y, device.width, extent.bottom, "fold")
    }
    if extent.x < -1 { text += Drawing.line(0, extent.y, 0, extent.bottom, "fold") }
    return text
  }

  private func n(_ value: Double) -> String { Drawing.number(value) }
}

extension ScreenPicture.Device {
  /// The outline where there is no screen at all.
  fileprivate static let none = ScreenPicture.Device(
    idiom: .phone,
    isAndroid: false,
    direction: .leftToRight,
    width: 390,
    height: 844
  )
}
