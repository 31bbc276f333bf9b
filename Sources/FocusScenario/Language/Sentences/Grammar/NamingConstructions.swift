extension LanguageTables {
  /// Claims about what a thing is called, what kind of control it is, and what its parts are that are heard with it.
  static let namingConstructions = """
    ThingPredicate += Active<OWN> text:<quoted> AS-LABEL #kind=value #relation=label
      | Active<OWN> text:<quoted> AS-VALUE #kind=value #relation=equals
      | Active<GET-LABEL> A-LABEL text:<quoted> #kind=value #relation=label
      | BE ROLE-PLURALS #kind=value #relation=role
      | MODAL be ROLE-PLURALS #kind=value #relation=role
      | BE not ROLE-PLURALS #kind=value #relation=role #polarity=not
      | Active<ACT-AS> ARTICLE ROLE #kind=value #relation=role
      | Active<ACT-AS> ROLE-PLURALS #kind=value #relation=role
      | Active<EXPOSE-ROLE> A-ROLE ROLE #kind=value #relation=role
    ThingMore += Joint predicate:NotRest
      | "," predicate:NotRest
      | "," predicate:ThingRest Joint predicate:ThingRest
    NotRest = not RestSpeech SpeechTails #polarity=not #elided
      | not RestState Tails #polarity=not #elided
      | not ARTICLE ROLE #kind=value #relation=role #polarity=not #elided
      | never RestSpeech SpeechTails #polarity=never #elided
    ThingSpeech += Active<TELL> other:ToldSet Details #kind=speech #relation=said-with
      | Active<TELL> other:ToldTurn Details #kind=speech #relation=said-with #manner=in_order
      | Passive<SAY> as other:AsSet Details #kind=speech #relation=said-with
      | Passive<SAY> as other:AsTurn Details #kind=speech #relation=said-with #manner=in_order
      | Passive<SAY> AS-A-WHOLE ":" other:ToldSet #kind=speech #relation=said-with
    AsSet = member:PlainItem and member:ToldItem #combination=each
      | member:PlainItem "," member:ToldItem [","] and member:ToldItem #combination=each
      | member:PlainItem "," member:ToldItem "," member:ToldItem [","] and member:ToldItem #combination=each
    AsTurn = member:PlainItem Then member:ToldItem #combination=each
      | member:PlainItem "," member:ToldItem Then member:ToldItem #combination=each
      | member:PlainItem Then member:ToldItem Then member:ToldItem #combination=each
    PlainItem = DeterminedThing
      | noun:BareNouns #quantifier=the
      | noun:OpenNouns #quantifier=the
    ToldItem = DeterminedThing
      | noun:BareNouns #quantifier=the
      | noun:OpenNouns #quantifier=the
      | quoted:<quoted>
    ToldSet = member:ToldItem and member:ToldItem #combination=each
      | member:ToldItem "," member:ToldItem [","] and member:ToldItem #combination=each
      | member:ToldItem "," member:ToldItem "," member:ToldItem [","] and member:ToldItem #combination=each
    ToldTurn = member:ToldItem Then member:ToldItem #combination=each
      | member:ToldItem "," member:ToldItem Then member:ToldItem #combination=each
      | member:ToldItem Then member:ToldItem Then member:ToldItem #combination=each
      | member:ToldItem "," member:ToldItem "," member:ToldItem Then member:ToldItem #combination=each
    """

  /// More lists: what the order of a place is, what is in one, how many.
  static let listingConstructions = """
    OrderClaim += ORDER ORDER-OF other:Stretch ":" List #kind=order #relation=list
      | ORDER ORDER-OF other:Stretch Be [":"] List #kind=order #relation=list
      | ORDER ORDER-OF other:Stretch "=" List #kind=order #relation=list
      | ORDER ON other:BareStretch ":" List #kind=order #relation=list
      | Amount other:StopsIn ON target:Known ":" List #kind=order #relation=list
      | Amount other:StopsIn per target:PerThing ":" List #kind=order #relation=list
    Stretch = Known | BareStretch
    BareStretch = noun:BareNouns #quantifier=the
    StopsIn = noun:StopNoun #quantifier=any
    StopNoun = STOP-NOUN #spelled
    BriefClaim += Amount target:CountedIn Tails #kind=count #relation=exist
    CountedIn = noun:Nouns restriction:PlaceChain #quantifier=any
    ThingClaim += THE-ACTIONS (on | of) target:Known Be Names Tails #kind=state #relation=offers #only
      | THE-ACTIONS (on | of) target:Known ":" Names Tails #kind=state #relation=offers #only
      | THE-ACTIONS for target:Known ":" Names Tails #kind=state #relation=offers #only
    SwipeOnce += SWIPE-ONE DIRECTION #number=1 #step=swipe
    StepsClaim += steps:SwipeOnce From → target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce From ":" target:Reference #kind=steps #relation=steps
    UserPart += Active<TRAVERSE> From to target:Reference ByDistance Tails #kind=steps #relation=steps
      | Can TRAVERSE.b From to target:Reference ByDistance Tails #kind=steps #relation=steps
      | Can TRAVERSE.b to target:Reference ByDistance From Tails #kind=steps #relation=steps
    """

  /// More moments: what was come back from, what failed, with focus on what.
  static let occasionConstructions = """
    Event += RETURN-FROM object:Reference
      | EACH OUTCOME object:Compounded
    OnEvent += RETURN-FROM object:Reference
      | EACH OUTCOME object:Compounded
    Lead += moment:Participial | moment:FocusHeld
    Participial = event:Doing #when=after
      | event:Returned #when=after
    Returned = RETURN-FROM object:Reference
    FocusHeld = state:FocusThere #when=while
    FocusThere = with FOCUS WHERE-HELD object:Reference #condition=focus
    Condition += object:Reference HAVE FOCUS #condition=focus
    Clausal += object:Reference BE HIGHLIGHT.p #happening=focus
    """
}
