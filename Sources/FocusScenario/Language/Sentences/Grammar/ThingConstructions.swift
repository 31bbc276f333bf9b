extension LanguageTables {
  /// What is claimed of a thing: that it takes focus, is heard, reached, kept, what it is and does.
  static let thingConstructions = """
    ThingClaim = target:Things predicate:ThingPart [ThingMore]
      | target:Plain RestSpeech SpeechTails
      | target:Things BE neither predicate:Neither nor predicate:Neither
      | target:Things BE not predicate:Neither or predicate:Neither
      | target:Things BE never predicate:Never or predicate:Never
      | subject:Reference predicate:SendPart
      | subject:Sender predicate:CarryPart
    Plain = quoted:<quoted> | noun:BareNouns #quantifier=the
    Neither = RestSpeech Tails #polarity=not | RestState Tails #polarity=not
    Never = RestSpeech Tails #polarity=never | RestState Tails #polarity=never
    ThingMore = Joint predicate:ThingPart [ThingMore]
      | Joint predicate:ThingRest [ThingMore]
      | "," predicate:ThingPart Joint predicate:ThingPart
    ThingPart = ThingFocus FocusTails | ThingSpeech SpeechTails | ThingPredicate Tails
    ThingRest = RestSpeech SpeechTails #elided
      | RestState Tails #elided
    ThingFocus = Active<TAKE> FOCUS [Times] #kind=focus
      | Active<TAKE> FOCUS from other:Reference #kind=focus
      | Active<TAKE> FOCUS away from other:Reference #kind=focus
      | Active<GET-BACK> #kind=focus
      | Active<TAKE-FIRST> FOCUS back #kind=focus #relation=return-to
      | Passive<GIVE> FOCUS [Times] #kind=focus
      | TakesNo FOCUS #kind=focus #polarity=not
      | Active<BECOME-IT> RESPONDER #kind=focus
      | Be RESPONDER #kind=focus #relation=on
      | Active<RESIGN> RESPONDER #kind=focus
      | Catches Carried [INSIDE-IT] #kind=focus
      | Active<HOLD> FOCUS INSIDE-IT #kind=focus #relation=stay-in
      | Passive<HIGHLIGHT> [Using] [Times] #kind=focus
      | Active<REMAIN> HIGHLIGHT.p #kind=focus #relation=stay-on
    Except = EXCEPT reference:Low #restricts=except
    ThingPredicate = Passive<SAY> before other:Later #kind=speech #relation=before
      | Passive<SAY> first Then other:Later #kind=speech #relation=before
      | Passive<SAY> Then other:Reference #kind=speech #relation=before
      | Passive<SAY> after other:Later #kind=speech #relation=after
      | Be a ROLE #kind=value #relation=role
      | Active<OWN> A-ROLE ROLE #kind=value #relation=role
      | Be ROLE #attribute #kind=value #relation=role
      | Be text:<quoted> #attribute #kind=value #relation=attribute
      | Be NAMED text:<quoted> #kind=value #relation=label
      | Active<OWN> A-LABEL text:<quoted> #kind=value #relation=label
      | Active<OFFER> CUSTOM-ACTION Texts #kind=state #relation=offers
      | Be WHERE-FOCUS #kind=focus
      | Passive<SAY> DIRECTION-OF-ORDER #kind=order #relation=direction
      | Active<HOLD> OWN-PLACE #kind=state #relation=is
      | Be ABLE [UsingKey] #kind=state #relation=can
      | Singular<DOES> #kind=state #relation=does
      | Be A-GROUP #kind=order
      | Active<FORM> A-GROUP #kind=order
      | Be SCANNED as A-GROUP #kind=order #via=scan
      | Active<REMAIN> IN-PLACE-STATE #kind=state #relation=is
      | Be STATE-TOO #kind=state #relation=is
      | Active<REMAIN> STATE-TOO #kind=state #relation=is
      | Active<COMES> other:Reference #kind=order
      | Active<COMES> other:Known IN-ORDER #kind=order
      | Active<COME-AS> FIRST #kind=order
      | Be between list:Reference and list:Reference #kind=order #relation=between
      | Active<COMES-BETWEEN> list:Reference and list:Reference #kind=order #relation=between
      | Be BESIDE other:Known #kind=order
      | Be BESIDE other:Known IN-ORDER #kind=order
      | Passive<FOLLOWED> by other:Reference #kind=order
      | Be VISITED [Times] [PER-CYCLE] #kind=order
      | Be SCANNED #kind=reach #relation=reachable #via=scan
      | Be SCANNED Times [PER-CYCLE] #kind=order #relation=visited #via=scan
      | Be SCANNED before other:Later #kind=order #relation=before #via=scan
      | Be SCANNED after other:Later #kind=order #relation=after #via=scan
      | Be FIRST-FOCUSED #kind=focus #relation=start-on
      | Passive<REACH-IT> before other:Later #kind=order #relation=before
      | Passive<REACH-IT> after other:Later #kind=order #relation=after
      | Be PLACED other:Known #kind=state #relation=located
      | Active<BY-KEY> USING KEY #kind=key
      | ValuePredicate
      | Active<CHANGE> #kind=state #relation=changes
      | Active<CHANGE> to text:<quoted> #kind=state #relation=changes
      | Active<CHANGE> from list:Text to list:Text #kind=state #relation=changes
      | Active<STAY-UP> #kind=state #relation=is #text=visible
      | Active<SURVIVE> moment:Survived #kind=value #relation=kept
      | Active<BECOME> #kind=state #relation=is #becomes
      | Can be CAN-BE.p [UsingKey] #kind=state #relation=can
      | Active<COVER> other:Reference #kind=state #relation=covers
    RestState = Reachable [Using] #kind=reach
      | still REACH-IT.p Using #kind=reach #relation=reachable #still
      | REACH-IT.p Using #kind=reach #relation=reachable
      | SCANNED #kind=reach #relation=reachable #via=scan
      | A-STOP #kind=order
      | STATE #kind=state #relation=is
    Texts = list:Text | list:Text and list:Text | list:Text "," list:Text [","] and list:Text
    Survived = event:Event #when=after
    UsingKey = USING [the] via:Way | USING [the] via:Way or via:Way
    Owned = noun:Nouns [restriction:Clause] #quantifier=any
      | noun:Nouns restriction:Chain #quantifier=any
    """
}
