// swift-format-ignore-file: AlwaysUseLowerCamelCase
// These read as the views that they stand for, as in SwiftUI, and so are spelt like them. Anything that has no word of
// its own here is written `Container(.menu, "More") { … }` or `Element(.stepper, "Count")`.

/// A screen.
public func Screen(_ name: String, @ElementsBuilder elements: () -> [Element]) -> Container {
  Container(.screen, name, elements: elements)
}

/// A native sheet.
public func Sheet(_ name: String, @ElementsBuilder elements: () -> [Element]) -> Container {
  Container(.sheet, name, elements: elements)
}

/// A native alert.
public func Alert(_ name: String, @ElementsBuilder elements: () -> [Element]) -> Container {
  Container(.alert, name, elements: elements)
}

/// A native popover.
public func Popover(_ name: String, @ElementsBuilder elements: () -> [Element]) -> Container {
  Container(.popover, name, elements: elements)
}

/// A custom overlay: by itself it moves nothing and blocks nothing.
public func Overlay(_ name: String, @ElementsBuilder elements: () -> [Element]) -> Container {
  Container(.overlay, name, elements: elements)
}

/// A heading.
public func Heading(_ label: String) -> Element { Element(.heading, label) }

/// A text.
public func Text(_ label: String) -> Element { Element(.text, label) }

/// A link.
public func Link(_ label: String) -> Element { Element(.link, label) }

/// An image.
public func Image(_ label: String) -> Element { Element(.image, label) }

/// A text field.
public func TextField(_ label: String) -> Element { Element(.textField, label) }

/// A switch.
public func Toggle(_ label: String) -> Element { Element(.toggle, label) }

/// A slider.
public func Slider(_ label: String) -> Element { Element(.slider, label) }

/// A row of a list.
public func Row(_ label: String) -> Element { Element(.row, label) }

/// A group, which says nothing itself.
public func Group(_ label: String = "") -> Element { Element(.group, label) }

/// A button without a rule.
public func Button(_ label: String) -> Element { Element(.button, label) }

/// A button and what activating it does.
public func Button(_ label: String, _ effects: (inout EffectList) -> Void) -> Element {
  Element(.button, label).on(.activate, effects)
}
