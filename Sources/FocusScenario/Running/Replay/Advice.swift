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
    if let appFile { ways.append("in the app file '\(isKeyboard ? appFile.forKeyboard : appFile)'") }
    // The calls are those of iOS.
    if technology != .talkBack, let calls = isKeyboard ? keyboardCalls : calls {
      ways.append("in SwiftUI \(calls.swiftUI)")
      ways.append("in UIKit \(calls.uiKit)")
    }
    return ways.isEmpty ? words : "\(words): \(ways.joined(separator: "; "))"
  }

  private static let table: [BehaviourIdentifier: Advice] = [
    .closeWithoutRestore: Advice(
      words: "restore focus when it closes",
      appFile: "on close: focus the opener",
      calls: Calls(
        swiftUI: "set an @AccessibilityFocusState in onDismiss",
        uiKit: "post .screenChanged with the opener in the completion of dismiss"
      ),
      keyboardCalls: Calls(
        swiftUI: "set a @FocusState in onDismiss",
        uiKit: "name the opener in preferredFocusEnvironments and call setNeedsFocusUpdate()"
      )
    ),
    .firstFocusInSheet: Advice(
      words: "ask for focus once the sheet is up",
      appFile: "on open: after 500 ms: focus …",
      calls: Calls.onceUp
    ),
    .firstFocusInAlert: Advice(
      words: "put what has to be heard first into the title, or draw a sheet and ask for focus once it is up",
      appFile: "on open: after 500 ms: focus …",
      calls: Calls.onceUp
    ),
    .firstFocusOnPush: Advice(
      words: "ask for focus once the screen is up",
      appFile: "on open: after 500 ms: focus …",
      calls: Calls.onceUp
    ),
    .focusedElementVanished: Advice(
      words: "move focus to what is left in the update that removes the element",
      appFile: "on activate: remove …, focus …",
      calls: Calls(
        swiftUI: "set an @AccessibilityFocusState to what is left as you remove it",
        uiKit: "post .layoutChanged with what is left"
      ),
      keyboardCalls: Calls(
        swiftUI: "set a @FocusState as you remove it",
        uiKit: "name what is left in preferredFocusEnvironments and call setNeedsFocusUpdate()"
      )
    ),
    .endOfList: Advice(words: "claim nothing of what a step past the last stop does"),
    .announcementDuringActivation: Advice(
      words: "announce it when the control has been spoken, or move focus to it",
      appFile: "on activate: after 1 second: announce …",
      calls: Calls(
        swiftUI: "post AccessibilityNotification.Announcement a second later",
        uiKit: "post .announcement a second later"
      )
    ),
    .respeakAfterActivation: Advice(
      words: "announce the new state, or move focus to what says it; the control itself need not be spoken again"
    ),
    .dimmedActivation: Advice(
      words: "leave the control enabled, and say what is missing when it is activated"
    ),
    .scanAfterSelect: Advice(
      words: "say where scanning goes on",
      appFile: "on activate: focus …",
      calls: Calls(
        swiftUI: "set an @AccessibilityFocusState",
        uiKit: "post .layoutChanged with the element"
      )
    ),
    .focusOnInserted: Advice(
      words: "ask for focus when the element is in the tree, half a second later",
      appFile: "after 500 ms: focus …",
      calls: Calls.onceUp
    ),
  ]
}

extension Advice.Calls {
  /// A request that comes when the element is there (VO-162) and the system has placed its own focus (VO-151).
  fileprivate static let onceUp = Advice.Calls(
    swiftUI: "set an @AccessibilityFocusState half a second after onAppear",
    uiKit: "post .screenChanged with the element half a second after viewDidAppear"
  )
}

extension String {
  /// The same line for the keyboard.
  fileprivate var forKeyboard: String { replacing(": focus ", with: ": keyboard focus ") }
}
