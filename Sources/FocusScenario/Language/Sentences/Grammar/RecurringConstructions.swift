extension LanguageTables {
  /// What happens again and again, the next time, and what goes on meanwhile.
  static let recurringConstructions = """
    Event += EACH-TAP object:Reference
    OnEvent += EACH-TAP object:Reference
    OneOfThese += EACH-TAP object:Reference | EACH KEY | EACH-GESTURE
    ByHappening += EACH-TAP object:Reference | EACH HAPPENING [of object:Reference] | EACH OCCASION [of object:Reference]
    EffectEvent += EACH-TAP object:Reference | EACH HAPPENING [of object:Reference] | EACH OCCASION [of object:Reference]
    State += SCAN-GOES
      | AGENT DOES-NOW.b | AGENT DOES-NOW.s | AGENT BE DOES-NOW.g
      | object:Reference BE going #condition=does #happening=go-on
    Condition += SCAN-GOES
    """
}
