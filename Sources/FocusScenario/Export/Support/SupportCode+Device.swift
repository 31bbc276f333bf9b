extension SupportCode {
  /// What a recording needs of a device.
  static let device = #"""
    // The support code of tests exported by focus-check: what a recording is, and how a device is read.
    //
    // The logic names neither XCTest nor a device; only the end of the file does, and it compiles with Xcode 27 alone.

    /// What a check needs of a device with VoiceOver.
    protocol FocusCheckDevice {
      var isVoiceOverOn: Bool { get }
      func turnVoiceOverOn() throws
      func turnVoiceOverOff() throws
      /// What VoiceOver says for the element that has focus; none when nothing was spoken in time. Moves nothing.
      func currentSpeech() throws -> String?
      /// One step of VoiceOver, and what it says there.
      func moveForward() throws -> String?
      func moveBackward() throws -> String?
      /// Starts the app, at a screen when one is named.
      func launch(at screen: String?) throws
      /// Does what the service has no call for, and says how it was done.
      func perform(_ deed: FocusCheckDeed) throws -> String
      /// The model of the device, and its system.
      var model: String { get }
      var system: String { get }
      /// Time on a clock of its own.
      var milliseconds: Int { get }
      func wait(milliseconds: Int)
    }

    /// What is done to the app by other means than a step of VoiceOver.
    enum FocusCheckDeed: Equatable {
      /// Brings VoiceOver to an element, and activates nothing.
      case touch(FocusCheckElement)
      /// Activates what has focus, which is that element.
      case activate(FocusCheckElement)
      case type(String, FocusCheckElement)
      case clear(FocusCheckElement)
      case increment(FocusCheckElement)
      case decrement(FocusCheckElement)
      case magicTap
      /// The first button of the navigation bar.
      case back
      /// A page further, or back, with VoiceOver off meanwhile: its own gestures leave none for that.
      case scroll(forward: Bool)
    }

    /// An element as a test finds it: by its identifier when the app file gives one, else by its label.
    struct FocusCheckElement: Equatable {
      enum Kind: String {
        case any, button, image, link, secureTextField, searchField, slider, staticText, stepper,
          switchControl, textField
      }

      var kind: Kind
      var label: String
      var identifier: String?

      init(_ kind: Kind, _ label: String, identifier: String? = nil) {
        self.kind = kind
        self.label = label
        self.identifier = identifier
      }
    }

    /// Why a task could not be done.
    struct FocusCheckStop: Error {
      enum Kind: String { case taskStopped, timeLimit }

      var kind = Kind.taskStopped
      var reason: String
    }

    /// How a device is read: at least for a while, and then until it has said the same for a while; all in milliseconds.
    struct FocusCheckSettling {
      var every = 250
      var stable = 500
      var least = 1000
      var most = 6000
      /// How long VoiceOver is left alone before focus is looked for a second time.
      var later = 5000
    }

    """#
}
