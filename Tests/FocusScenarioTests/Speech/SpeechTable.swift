import Foundation
import Testing

@testable import FocusScenario

/// A screen as a table of elements with what is spoken for each; two spaces before a line put it below the one above.
struct SpeechTable: CustomTestStringConvertible {
  struct Row {
    var element: Element
    /// None where the element is no stop.
    var spoken: String?
    var hint: String?
  }

  let testDescription: String
  private(set) var rows: [Row] = []
  private(set) var index = AppIndex(App(name: "", containers: []))

  /// The tables of the fixture folder, by file name.
  static func all() throws -> [SpeechTable] {
    let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/speech")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasSuffix(".speech") }
    return try names.sorted().map { name in
      let text = try String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
      return SpeechTable(text, named: name)
    }
  }

  private init(_ text: String, named name: String) {
    testDescription = name
    var screen = Container(name: "Screen", kind: .screen)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let row = Row(line)
      rows.append(row)
      if line.hasPrefix("  ") {
        screen.elements[screen.elements.count - 1].children.append(row.element)
      } else {
        screen.elements.append(row.element)
      }
    }
    index = AppIndex(App(name: "App", containers: [screen]))
  }
}

extension SpeechTable.Row {
  fileprivate init(_ line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    element = Element(Element.Role(rawValue: cells[0]) ?? .text, cells[1])
    spoken = cells[3].isEmpty ? nil : cells[3]
    hint = cells.count > 4 ? cells[4] : nil
    for mark in cells[2].split(separator: ";") { apply(mark.trimmingCharacters(in: .whitespaces)) }
  }

  private mutating func apply(_ mark: String) {
    let parts = mark.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    switch parts[0] {
    case "value": element.value = parts[1]
    case "spoken": element.spokenValue = parts[1]
    case "placeholder": element.placeholder = parts[1]
    case "hint": element.hint = parts[1]
    case "selected": element.isSelected = true
    case "disabled": element.isDisabled = true
    case "loading": element.isLoading = true
    case "hidden": element.isHiddenFromAssistiveTechnology = true
    case "checked": element.isChecked = true
    case "unchecked": element.isChecked = false
    case "expanded": element.isExpanded = true
    case "collapsed": element.isExpanded = false
    default: element.childrenBehaviour = Element.Children(rawValue: mark)
    }
  }
}
