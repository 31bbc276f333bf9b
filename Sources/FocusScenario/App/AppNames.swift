/// The names that an app file defines, so that its rules and tasks can be held to them.
struct AppNames {
  /// What came of looking a name up.
  enum Lookup {
    case found(String)
    /// So many elements have it: of one context, or of others than the rule's.
    case several(Int, elsewhere: Bool = false)
    case undefined
  }

  private struct Entry {
    var container: Int
    var role: Element.Role
    var names: [String]
    var errorOf: String?
  }

  private var entries: [Entry] = []
  private var entriesByName: [String: [Int]] = [:]
  private var errorsByContainer: [Int: [Int]] = [:]
  private var containersByName: [String: Int] = [:]
  private let containers: [Container]
  /// The names as they are written, for suggestions, in the order of the file.
  private(set) var elementNames: [String] = []
  private(set) var containerNames: [String] = []
  /// The names of the app's own rotors, each once.
  private(set) var rotors: [String] = []

  /// Collects the names of some contexts; an element counts for the context at the same place.
  init(_ containers: [Container]) {
    self.containers = containers
    for (number, container) in containers.enumerated() {
      for name in [container.name] + container.aliases where containersByName[name.lowercased()] == nil {
        containersByName[name.lowercased()] = number
        containerNames.append(name)
      }
      container.elements.forEach { add($0, in: number) }
    }
  }

  private mutating func add(_ element: Element, in container: Int) {
    let number = entries.count
    var names: [String] = []
    for name in [element.id].compactMap({ $0 }) + element.aliases + [element.label]
    where !name.isEmpty && !names.contains(name) {
      names.append(name)
      if entriesByName[name] == nil { elementNames.append(name) }
      entriesByName[name, default: []].append(number)
    }
    entries.append(Entry(container: container, role: element.role, names: names, errorOf: element.errorOf))
    if element.errorOf != nil { errorsByContainer[container, default: []].append(number) }
    rotors += element.rotors.filter { !rotors.contains($0) }
    element.children.forEach { add($0, in: container) }
  }

  /// The number of a context, by name or alias.
  func container(named name: String) -> Int? { containersByName[name.lowercased()] }

  /// The name of a context, as its heading writes it.
  func nameOfContainer(_ number: Int) -> String { containers[number].name }

  /// Whether a context replaces what was there.
  func isScreen(_ number: Int) -> Bool { containers[number].kind.isScreen }

  /// An element for a rule: in the rule's own context first, then in the whole app.
  func element(named name: String, from container: Int) -> Lookup {
    let all = entriesByName[name] ?? []
    let own = all.filter { entries[$0].container == container }
    return lookup(name, among: own.isEmpty ? all : own, elsewhere: own.isEmpty)
  }

  /// An element for a task, which may act in any context: only two in one context cannot be told apart.
  func element(named name: String) -> Lookup {
    let all = entriesByName[name] ?? []
    var counts: [Int: Int] = [:]
    for entry in all { counts[entries[entry].container, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return most > 1 ? .several(most) : all.isEmpty ? .undefined : .found(name)
  }

  /// The error element about a control, in a context first, by the best of its names.
  func error(of control: String, from container: Int) -> Lookup {
    only(entries.indices.filter { entries[$0].errorOf == control }, from: container)
  }

  /// An element of a kind, by the best of its names: `the heading "Cart"` where a button is called so too.
  func element(named name: String, _ role: Element.Role, from container: Int) -> Lookup {
    only((entriesByName[name] ?? []).filter { entries[$0].role == role }, from: container)
  }

  /// The name that tells the only one of some elements from all others.
  private func only(_ all: [Int], from container: Int) -> Lookup {
    let own = all.filter { entries[$0].container == container }
    let candidates = own.isEmpty ? all : own
    guard candidates.count == 1, let entry = candidates.first else {
      return lookup("", among: candidates, elsewhere: own.isEmpty)
    }
    let telling = entries[entry].names.first {
      if case .found = element(named: $0, from: container) { true } else { false }
    }
    return telling.map { .found($0) } ?? .several(2)
  }

  /// What the error elements of a context are about, in the order of the file.
  func errors(in container: Int) -> [String] {
    (errorsByContainer[container] ?? []).compactMap { entries[$0].errorOf }
  }

  private func lookup(_ name: String, among candidates: [Int], elsewhere: Bool) -> Lookup {
    if candidates.isEmpty { return .undefined }
    return candidates.count == 1 ? .found(name) : .several(candidates.count, elsewhere: elsewhere)
  }
}
