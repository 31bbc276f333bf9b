/// What a sentence points at: an element, a context, a group of them, in the author's words.
///
/// A reference is open text until it is bound to an app; nothing here knows any element.
public struct Reference: Hashable, Codable, Sendable {
  /// The determiner, as it bears on the meaning.
  public enum Quantifier: String, Hashable, Codable, Sendable {
    /// `the`, `this`, a bare name or a quotation.
    case the
    /// `a`, `an`: one of the kind, whichever it is.
    case a
    /// `every`, `each`, `all`.
    case every
    /// `any`.
    case any
    /// `no`; a claim about it is the negation of the claim about `any`.
    case no
    /// `its`, `their`: of the noun just before.
    case its
  }

  /// What kind of words carry the reference.
  public enum Head: Hashable, Codable, Sendable {
    /// Quoted text, without its quotes and with `\"` and `\\` undone: `"Pay"`.
    case quoted(String)
    /// A bare capitalised name: `Pay`, `Sign In`.
    case name(String)
    /// Open noun words, lower case, modifiers before the head: `loading element`, `sheet title`.
    case noun(String)
    /// `it`, `them`.
    case pronoun(String)
    /// `everything`, `anything`, `nothing`, `anything else`.
    case everything(String)
  }

  /// A place in a row of things.
  public enum Ordinal: Hashable, Codable, Sendable {
    /// Counted from 1: `first`, `second`, `30`.
    case nth(Int)
    /// `last`.
    case last
    /// `next`: after the one that the task acted on.
    case next
    /// `previous`.
    case previous
    /// `same`.
    case same
    /// `other`.
    case other
  }

  /// A restriction: `behind the panel`, `that opened it`, `that's gone`.
  public struct Relation: Hashable, Codable, Sendable {
    /// The kind of restriction.
    public enum Kind: String, Hashable, Codable, Sendable {
      case behind, below, above, `in`, of, on, nextTo = "next-to", outside, before, after, with, `for`, from, without
      case label, value, except
      /// A place on the screen or in a container: `at the top`, the text is in `word`.
      case at
      /// The control that opened the thing: `that opened it`.
      case openerOf = "opener-of"
      case hadFocusBefore = "had-focus-before"
      case lastActivated = "last-activated"
      case gone
      case inError = "in-error"
      case onScreen = "on-screen"
      /// A state: `that is selected`, the state is in `word`.
      case state
      case spoken
      case typed
      /// What happened to it: `deleted`, `replaced`; the verb is in `word`.
      case was
      case replaced
      /// How many there are: `all 12 months`; the number is in `word`.
      case numbering
    }

    /// The kind of restriction.
    public var kind: Kind
    /// The second thing, when the kind has one.
    public var reference: Reference? {
      get { storage.first }
      set { storage = newValue.map { [$0] } ?? [] }
    }
    /// The word, when the kind has one.
    public var word: String?
    private var storage: [Reference]

    /// Makes a restriction from its parts.
    public init(_ kind: Kind, _ reference: Reference? = nil, word: String? = nil) {
      self.kind = kind
      self.storage = reference.map { [$0] } ?? []
      self.word = word
    }
  }

  /// How several things stand together.
  public enum Combination: String, Hashable, Codable, Sendable {
    /// `X or Y`: one of them is enough.
    case oneOf
    /// `X and Y`: the claim holds for each.
    case each
    /// `X and Y are one stop`: the claim is about them together.
    case together
  }

  /// The determiner.
  public var quantifier: Quantifier
  /// A place in a row, when one is given.
  public var ordinal: Ordinal?
  /// The words.
  public var head: Head
  /// The noun beside a quotation or a name: the `button` of `the "Retry" button`.
  public var kindNoun: String?
  /// The restrictions, in the order of the text.
  public var relations: [Relation]
  /// How `members` stand together; the other fields then say nothing.
  public var combination: Combination?
  /// The members of a combination.
  public var members: [Reference]
  /// Where the author wrote it.
  public var range: SourceRange

  /// Makes a reference from its parts.
  public init(
    _ head: Head,
    quantifier: Quantifier = .the,
    ordinal: Ordinal? = nil,
    kindNoun: String? = nil,
    relations: [Relation] = [],
    range: SourceRange = SourceRange(0, 0)
  ) {
    self.head = head
    self.quantifier = quantifier
    self.ordinal = ordinal
    self.kindNoun = kindNoun
    self.relations = relations
    self.combination = nil
    self.members = []
    self.range = range
  }

  /// Makes a combination of several references.
  public init(_ combination: Combination, of members: [Reference]) {
    self.init(.everything("combination"))
    self.combination = combination
    self.members = members
    self.range = members.dropFirst().reduce(members.first?.range ?? SourceRange(0, 0)) { $0.union($1.range) }
  }

  /// `its label`, told as the label of what owns it; anything else is as it was.
  func owned(by owner: Reference) -> Reference {
    guard quantifier == .its else { return self }
    var owned = self
    owned.quantifier = .the
    owned.relations.append(Relation(.of, owner))
    return owned
  }

  /// Whether it is `everything` or `nothing`, and names no thing.
  var isEverythingOrNothing: Bool {
    if case .everything = head { return combination == nil }
    return false
  }

  /// The members of a combination, or what is no combination itself.
  var oneByOne: [Reference] { combination == nil ? [self] : members }
}

extension Frame {
  /// The things that a claim names, those of its moment left out.
  var things: [Reference] { [subject, target, other, contrast].compactMap { $0 } + list }
}
