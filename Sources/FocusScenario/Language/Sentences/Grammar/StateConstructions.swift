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
      | Be MARKED-AS STATE #kind=state #relation=is
      | Be SHOWN-AS STATE #kind=state #relation=is
      | Active<OWN> the STATE trait #kind=state #relation=is
      | Can be SEEN #kind=state #relation=is
      | Be EMPTY #kind=value #relation=empty
      | Active<REMAIN> EMPTY #kind=value #relation=empty
      | Be SET-TO text:<quoted> #kind=value #relation=equals
      | Active<OWN> A-VALUE text:<quoted> #kind=value #relation=equals
      | Active<REMAIN> text:<quoted> #attribute #kind=value #relation=attribute
      | Active<REMAIN> SET text:<quoted> #attribute=or_value #kind=value #relation=attribute
      | Active<CHANGE-TO> text:<quoted> #kind=state #relation=changes
      | Active<CHANGE-FROM> from list:Text to list:Text #kind=state #relation=changes
      | Passive<CHANGE-IT> to text:<quoted> #kind=state #relation=changes
      | Passive<CHANGE-IT> from list:Text to list:Text #kind=state #relation=changes
      | Be an ROLE #kind=value #relation=role
      | Be MARKED-AS ROLE #kind=value #relation=role
      | Be MARKED-AS ARTICLE ROLE #kind=value #relation=role
      | Active<OWN> the TraitName trait #kind=value #relation=role
      | Active<OWN> ARTICLE TraitName trait #kind=value #relation=role
      | Active<OFFER> CUSTOM-ACTION Names #kind=state #relation=offers
      | Active<OFFER-ONLY> Names #kind=state #relation=offers
    TraitName = ROLE | HEADER
    Names = list:Label
      | list:Label and list:Label
      | list:Label "," list:Label [","] and list:Label
      | list:Label "," list:Label "," list:Label [","] and list:Label
    """
}
