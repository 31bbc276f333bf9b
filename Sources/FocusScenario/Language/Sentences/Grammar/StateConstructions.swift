extension LanguageTables {
  /// Claims about what a thing keeps, and the state it is in.
  static let stateConstructions = """
    ValuePredicate = Active<KEEP> OWN-VALUE #kind=value
      | Passive<KEEP> #kind=value
      | Active<OWN> OWN-VALUE #kind=value #relation=kept
      | Active<SHOW> text:<quoted> #kind=value
      | Be empty #kind=value #relation=empty
      | Active<REMAIN> empty #kind=value #relation=empty
      | Be STATE #kind=state #relation=is
      | Active<REMAIN> STATE #kind=state #relation=is
    """
}
