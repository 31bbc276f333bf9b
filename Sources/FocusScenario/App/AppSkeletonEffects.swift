/// What happens in a draft, and on which control: as far as the checks tell, else a guess for a person to correct.
struct AppSkeletonEffects {
  /// The effects of activating a control of the first screen, by its label.
  private(set) var onActivating: [String: [String]] = [:]
  /// The effects of deleting something.
  private(set) var onDeleting = ["remove this"]
  /// Controls that no check names, for contexts that nothing else opens.
  private(set) var newOpeners: [String] = []
  /// Effects that no control can be found for.
  private(set) var onAppearing: [String] = []

  init(_ draft: AppDraft) {
    if draft.hasError, let submit = draft.submit { onActivating[submit] = ["show the error"] }
    assignOpeners(draft)
    for effect in draft.heard { addHeard(effect, draft) }
  }

  /// What is heard follows what a task does, else what a check expects something after.
  private mutating func addHeard(_ effect: String, _ draft: AppDraft) {
    if draft.deletes, draft.activated == nil { return onDeleting.append(effect) }
    let names = [draft.activated, draft.submit].compactMap { $0 }
    if let trigger = names.first(where: { !draft.labelsInContexts.contains($0.lowercased()) }) {
      onActivating[trigger, default: []].append(effect)
    } else {
      onAppearing.append(effect)
    }
  }

  /// Every context is opened by a control that the checks name, as long as there are some: at best of like name.
  private mutating func assignOpeners(_ draft: AppDraft) {
    let contexts = draft.contextsBesideToasts
    var candidates = draft.openers + (draft.hasError ? [] : [draft.submit].compactMap { $0 })
    candidates.removeAll { draft.labelsInContexts.contains($0.lowercased()) }
    var openers: [String?] = contexts.map { context in
      candidates.firstIndex { Self.isAlike($0, context.name) }.map { candidates.remove(at: $0) }
    }
    for number in openers.indices where openers[number] == nil && !candidates.isEmpty {
      openers[number] = candidates.removeFirst()
    }
    for (context, opener) in zip(contexts, openers) {
      let label = opener ?? "Open \(context.name.lowercased())"
      if opener == nil { newOpeners.append(label) }
      onActivating[label, default: []].append("open \(AppSkeletonText.quoted(context.name))")
    }
  }

  /// Whether two names have a word in common.
  private static func isAlike(_ name: String, _ other: String) -> Bool {
    let words = Set(other.lowercased().split(separator: " "))
    return name.lowercased().split(separator: " ").contains { words.contains($0) }
  }
}

extension AppDraft {
  /// The contexts that get a heading of their own: a toast is there as soon as a rule shows it.
  var contextsBesideToasts: [Context] { contexts.filter { $0.kind != .toast } }

  /// The labels that stand on the contexts, in lower case: the first screen does not have them too.
  var labelsInContexts: Set<String> {
    let labels = contexts.flatMap { $0.fields + $0.controls.map(\.label) } + headings.prefix(contextsBesideToasts.count)
    return Set(labels.map { $0.lowercased() })
  }

  /// The nouns that are neither a context nor a field.
  var nounsWithoutContext: [String] {
    let fields = Set((self.fields + contexts.flatMap(\.fields)).map { $0.lowercased() })
    return otherNouns.filter { noun in
      !fields.contains(noun) && screen != Self.title(noun) && !contexts.contains { $0.isCalled(noun) }
    }
  }

  /// The effects that make heard what no element says; a toast says the first of it.
  fileprivate var heard: [String] {
    let labels = Set((controls.map(\.label) + fields + headings).map { $0.lowercased() }).union(labelsInContexts)
    var texts = said.filter { !labels.contains($0.lowercased()) }
    let toasts = contexts.filter { $0.kind == .toast }.map { toast in
      let isNamed = toast.name.contains(" ")
      let text = isNamed || texts.isEmpty ? toast.name : texts.removeFirst()
      return "show a toast \(AppSkeletonText.quoted(text)) for 3 seconds"
    }
    return toasts + texts.map { "announce \(AppSkeletonText.quoted($0))" }
  }
}
