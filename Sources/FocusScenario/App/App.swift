/// An app under test as plain data: its screens and other contexts, what is on them, and what each action changes.
public struct App: Hashable, Codable, Sendable {
  /// The kind of device, which sets the row threshold of the reading order (VO-31).
  public enum Idiom: String, Hashable, Codable, Sendable { case phone, pad }

  /// The direction of the interface (VO-32).
  public enum Direction: String, Hashable, Codable, Sendable {
    case leftToRight = "left to right"
    case rightToLeft = "right to left"
  }

  /// The language in which roles and states are spoken (VO-105, TB-30).
  public enum Language: String, Hashable, Codable, Sendable, CaseIterable {
    case english = "en"
    case swedish = "sv"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case japanese = "ja"
    case chinese = "zh-CN"
  }

  /// The title; it never selects the file.
  public var name: String
  /// The kind of device.
  public var idiom: Idiom = .phone
  /// Where lines begin.
  public var direction: Direction = .leftToRight
  /// In which the technology speaks; labels are in the author's own.
  public var language: Language = .english
  /// The contexts in the order of the file; the first screen is where the app starts.
  public var containers: [Container]
  /// The tasks that checks can name.
  public var tasks: [AppTask]
  /// Behaviours that this app fixes: behaviour id to the name of an alternative.
  public var behaviours: [BehaviourChoice] = []

  /// A behaviour that the app fixes, both by name.
  public struct BehaviourChoice: Hashable, Codable, Sendable {
    /// The question.
    public var behaviour: String
    /// The answer.
    public var alternative: String

    /// Makes a choice.
    public init(behaviour: String, alternative: String) {
      self.behaviour = behaviour
      self.alternative = alternative
    }
  }

  /// Makes an app from its parts.
  public init(name: String, containers: [Container], tasks: [AppTask] = []) {
    self.name = name
    self.containers = containers
    self.tasks = tasks
  }
}
