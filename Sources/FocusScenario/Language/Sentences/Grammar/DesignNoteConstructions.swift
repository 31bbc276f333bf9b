extension LanguageTables {
  /// Claims in the notes of designers and testers: orders in a row, what is no stop, what is called alike.
  static let designNoteConstructions = """
    Preface += PREFACE bullet:<number> .
    LoneClaim += target:NotedThing Mark NONE-OF-STOPS Tails #kind=order #relation=is-stop #polarity=not
      | target:NotedThing Mark predicate:NoStopBit "," predicate:NoSoundBit
      | target:NotedThing Mark predicate:NoStopBit Joint predicate:NoSoundBit
    NotedThing = quoted:<quoted>
      | quoted:<quoted> kindNoun:BareNouns
      | noun:BareNouns #quantifier=the
      | DeterminedThing
    NoStopBit = NONE-OF-STOPS #kind=order #relation=is-stop #polarity=not
    NoSoundBit = NO-SOUND Tails #kind=speech #relation=said #elided
    OrderClaim += FOCUS Active<GO-ROW> RowOf #kind=order #relation=list
      | READER Active<GO-ROW> RowOf #kind=order #relation=list
      | SPEAKER Active<GO-ROW> RowOf #kind=order #relation=list
      | SWIPE-ROW Active<GO-ROW> RowOf #kind=order #relation=list
      | TAB-ROW Active<GO-ROW> RowOf #kind=order #relation=list
      | SCANNING Active<GO-ROW> RowOf #kind=order #relation=list #via=scan
      | SWIPE-ROW Active<GO-ALONG> FromTo #kind=order #relation=list
      | ORDER [ON other:Known] ":" NumberedRow #kind=order #relation=list
      | ORDER [ON other:Known] Be NumberedRow #kind=order #relation=list
    RowOf = list:Item → list:Item ArrowItem {ArrowItem}
      | list:Item "," list:Item "," list:Item {RowItem}
      | list:Item "," list:Item [","] and list:Item
      | list:Item "," list:Item "," list:Item [","] and list:Item
      | list:Item "," list:Item "," list:Item "," list:Item [","] and list:Item
    RowItem = "," list:Item
    NumberedRow = BareNumbered "," BareNumbered {NextBareNumbered}
    BareNumbered = bullet:<number> list:Item
    NextBareNumbered = "," BareNumbered
    ThingClaim += target:TheseAll predicate:AllDo
    TheseAll = DeterminedThing
      | DeterminedThing restriction:PlaceChain
    AllDo = EACH-SAYS TELL.b text:<quoted> Details SpeechTails #kind=speech #relation=said-as
      | EACH-SAYS KEEP.b OWN-VALUE Tails #kind=value
      | EACH-SAYS OWN.b A-LABEL text:<quoted> Tails #kind=value #relation=label
    ThingPredicate += BothAre NAMED text:<quoted> #kind=value #relation=label
      | BothAre KEEP.p #kind=value
    Reachable += SHOWN-TO SWITCH-TECH
    KeyClaim += TAPPING-TWICE other:TappedThing predicate:NothingPart
      | KEY predicate:NothingInIt
    TappedThing = Known | name:<name>
    NothingPart = DO nothing Tails #kind=key #relation=nothing
      | HAVE no effect Tails #kind=key #relation=nothing
      | MODAL have no effect Tails #kind=key #relation=nothing
      | MODAL DO nothing Tails #kind=key #relation=nothing
    NothingInIt = DO nothing (in | on) other:Known Tails #kind=key #relation=nothing
      | HAVE no effect (in | on) other:Known Tails #kind=key #relation=nothing
    SpeechClaim += list:Reference Then list:Reference Then list:Reference {MoreSpoken} Passive<SAY> Tails #kind=speech #relation=list
    ThingClaim += target:Reference Then other:Reference Passive<SAY> Tails #kind=speech #relation=before
    """
}
