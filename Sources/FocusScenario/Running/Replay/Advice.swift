/// What makes an app safe where devices differ: in words, in the app file, and the calls.
struct Advice {
  /// What to do.
  var words: String
  /// What the app file says then.
  var appFile: String?
  /// The calls for a technology that follows accessibility focus.
  var calls: Calls?
  /// The calls for the keyboard, which has a focus of its own (FKA-12).
  var keyboardCalls: Calls?

  /// How it is done in each framework.
  struct Calls {
    var swiftUI: String
    var uiKit: String
  }

  /// The advice for a question; none where nothing that an app does makes a difference.
  static func of(_ behaviour: BehaviourIdentifier) -> Advice? { table[behaviour] }

  /// The advice in one sentence.
  func text(for technology: Technology) -> String {
    let isKeyboard = technology == .fullKeyboardAccess
    var ways: [String] = []
    if let appFile { ways.append("'\(isKeyboard ? appFile.forKeyboard : appFile)'") }
    // The calls are those of iOS.
    if technology != .talkBack, let calls = isKeyboard ? keyboardCalls : calls {
      ways.append("SwiftUI \(calls.swiftUI)")
      ways.append("UIKit \(calls.uiKit)")
    }
    return ways.isEmpty ? words : "\(words) (\(ways.joined(separator: "; ")))"
  }

  private static let table: [BehaviourIdentifier: Advice] = [
    .closeWithoutRestore: Advice(
      words: "restore focus when it closes",
      appFile: "on close: focus the opener",
      calls: Calls(
        swiftUI: "@AccessibilityFocusState set in onDismiss",
        uiKit: ".screenChanged with the opener, posted when dismiss has completed"
      ),
      keyboardCalls: Calls(
        swiftUI: "@FocusState set in onDismiss",
        uiKit: "preferredFocusEnvironments with the opener, and setNeedsFocusUpdate()"
      )
    ),
    .windowRestore: Advice(words: "restore focus when it closes", appFile: "on close: focus the opener"),
    .firstFocusInSheet: .onceUp,
    .firstFocusInAlert: .onceUp,
    .firstFocusOnPush: .onceUp,
    .focusedElementVanished: Advice(
      words: "move focus in the update that removes the element",
      appFile: "on activate: remove …, focus …",
      calls: Calls(
        swiftUI: "@AccessibilityFocusState set to what is left",
        uiKit: ".layoutChanged with what is left"
      ),
      keyboardCalls: Calls(
        swiftUI: "@FocusState set to what is left",
        uiKit: "preferredFocusEnvironments with what is left, and setNeedsFocusUpdate()"
      )
    ),
    .endOfList: Advice(words: "claim nothing of a step past the last stop"),
    .announcementDuringActivation: Advice(
      words: "announce it when the control has been spoken, or move focus instead",
      appFile: "on activate: after 1 second: announce …",
      calls: Calls(
        swiftUI: "AccessibilityNotification.Announcement, posted a second later",
        uiKit: ".announcement, posted a second later"
      )
    ),
    .respeakAfterActivation: Advice(words: "announce what changed, or move focus to what says it"),
    .dimmedActivation: Advice(words: "leave the control enabled, and say what is missing when it is activated"),
    .disabledControl: Advice(words: "leave the control enabled, and say what is missing when it is activated"),
    .scanAfterSelect: Advice(
      words: "say where scanning goes on",
      appFile: "on activate: focus …",
      calls: Calls(swiftUI: "@AccessibilityFocusState", uiKit: ".layoutChanged with the element")
    ),
    .focusOnInserted: Advice(
      words: "ask when the element is in the tree",
      appFile: "after 500 ms: focus …",
      calls: Calls(
        swiftUI: "@AccessibilityFocusState set half a second later",
        uiKit: ".layoutChanged with the element"
      )
    ),
  ]

  /// A request that comes when what it names is there (VO-162) and the system has placed its own focus (VO-151).
  private static let onceUp = Advice(
    words: "ask for focus once it is up",
    appFile: "on open: after 500 ms: focus …",
    calls: Calls(
      swiftUI: "@AccessibilityFocusState set half a second after onAppear",
      uiKit: ".screenChanged with the element, posted half a second after viewDidAppear"
    )
  )
}

extension String {
  /// The same line for the keyboard.
  fileprivate var forKeyboard: String { replacing(": focus ", with: ": keyboard focus ") }
}
