extension LanguageTables {
  /// More that is said of what is heard: lists of three and more, together, in so many words.
  static let heardConstructions = """
    ThingClaim += list:Reference Passive<SAY> first Then list:Reference Then list:Reference {MoreSpoken} SpeechTails #kind=speech #relation=list
      | target:Reference Passive<SAY> "," AND-NO-MORE SpeechTails #kind=speech #relation=only
      | target:Reference SAY.p "," AND-NO-MORE SpeechTails #kind=speech #relation=only
      | target:Things predicate:SaidBefore Joint predicate:BeforeToo
      | target:Things predicate:Comes Joint predicate:ComesToo
      | target:Things predicate:Comes "," predicate:ComesToo
    SaidBefore = Passive<SAY> before other:Later #kind=speech #relation=before
      | Passive<SAY> after other:Later #kind=speech #relation=after
    BeforeToo = before other:Known Tails #kind=speech #relation=before #elided
      | after other:Known Tails #kind=speech #relation=after #elided
    SpeakPart += Active<SAY-ALOUD> target:Reference "," AND-NO-MORE SpeechTails #kind=speech #relation=only
    HearPart += Active<HEAR> target:Reference "," AND-NO-MORE SpeechTails #kind=speech #relation=only
    SpeechClaim += SPEECH Be text:<quoted> Tails #kind=speech #relation=exact
      | (SPEECH | SPEECH-TOO) CONTAIN text:<quoted> Tails #kind=speech
      | (SPEECH | SPEECH-TOO) DO not INCLUDES.b text:<quoted> Tails #kind=speech #relation=contains #polarity=not
      | (SPEECH | SPEECH-TOO) never INCLUDES.s text:<quoted> Tails #kind=speech #relation=contains #polarity=never
    Detail += ALTOGETHER
    SpeakPart += Active<SAY-ALOUD> target:Reference first Then other:Reference SpeechTails #kind=speech #relation=before
      | Active<SAY-ALOUD> list:Reference first Then list:Reference Then list:Reference {MoreSpoken} SpeechTails #kind=speech #relation=list
      | Active<PRODUCE> NO-SPEECH SpeechTails #kind=speech #relation=said
    HearPart += Active<HEAR> target:Reference first Then other:Reference SpeechTails #kind=speech #relation=before
      | Active<HEAR> list:Reference first Then list:Reference Then list:Reference {MoreSpoken} SpeechTails #kind=speech #relation=list
    ThingPredicate += Be what GET SAY.p FIRST #kind=speech #relation=said
      | Be what BE SAY.p FIRST #kind=speech #relation=said
    ThingPredicate += Be Amount other:Owned long #kind=count #relation=has
      | Be NO-LONGER-THAN number:<number> other:Owned #kind=count #relation=has
      | Be AS-MANY number:<number> other:Owned long #kind=count #relation=has
    """

  /// What it is and what it is not, of one thing and another, two things that it has.
  static let contrastedConstructions = """
    ThingClaim += target:Things predicate:LabelIs Instead predicate:LabelNot
      | target:Things predicate:ValueIs Instead predicate:ValueNot
      | target:Things predicate:AttributeIs Instead predicate:AttributeNot
      | target:Things predicate:RoleIs Instead predicate:RoleNot
      | target:Things predicate:StateIs Instead predicate:StateNot
      | target:Things predicate:Owns JOIN predicate:OwnsToo
      | target:Things predicate:Owns "," predicate:OwnsToo JOIN predicate:OwnsToo
      | target:Things predicate:Owns "," predicate:OwnsToo "," JOIN predicate:OwnsToo
    Instead = "," not | and not | rather than | instead of | "," and not | "," instead of | "," rather than
    LabelIs = Be NAMED text:<quoted> #kind=value #relation=label
      | Active<OWN> A-LABEL text:<quoted> #kind=value #relation=label
    LabelNot = text:<quoted> Tails #kind=value #relation=label #polarity=not #elided
    ValueIs = Active<SHOW> text:<quoted> #kind=value
    ValueNot = text:<quoted> Tails #kind=value #relation=equals #polarity=not #elided
    AttributeIs = Be text:<quoted> #attribute #kind=value #relation=attribute
    AttributeNot = text:<quoted> Tails #attribute #kind=value #relation=attribute #polarity=not #elided
    RoleIs = Be a ROLE #kind=value #relation=role
      | Be an ROLE #kind=value #relation=role
      | Be MARKED-AS ARTICLE ROLE #kind=value #relation=role
    RoleNot = ARTICLE ROLE Tails #kind=value #relation=role #polarity=not #elided
      | as ARTICLE ROLE Tails #kind=value #relation=role #polarity=not #elided
    StateIs = Be STATE #kind=state #relation=is
      | Active<REMAIN> STATE #kind=state #relation=is
    StateNot = STATE Tails #kind=state #relation=is #polarity=not #elided
    Owns = Active<OWN> A-LABEL text:<quoted> #kind=value #relation=label
      | Active<OWN-AS> A-LABEL text:<quoted> #kind=value #relation=label
      | Active<OWN-AS> A-ROLE ROLE #kind=value #relation=role
      | Active<OWN> A-ROLE ROLE #kind=value #relation=role
      | Active<OWN> A-VALUE text:<quoted> #kind=value #relation=equals
      | Active<OWN> A-TRAIT TraitName #kind=value #relation=role
    OwnsToo = A-LABEL text:<quoted> Tails #kind=value #relation=label #elided
      | A-ROLE ROLE Tails #kind=value #relation=role #elided
      | A-VALUE text:<quoted> Tails #kind=value #relation=equals #elided
      | A-TRAIT TraitName Tails #kind=value #relation=role #elided
      | the STATE trait Tails #kind=state #relation=is #elided
    SpeakPart += Active<SAY-ALOUD> text:<quoted> for target:Reference SpeechTails #kind=speech #relation=said-as
    HearPart += Active<HEAR> text:<quoted> for target:Reference SpeechTails #kind=speech #relation=said-as
    SpeechClaim += text:<quoted> Passive<SAY> for target:Reference SpeechTails #kind=speech #relation=said-as
      | do not SAY-ALOUD.b text:<quoted> for target:Reference SpeechTails #kind=speech #relation=said-as #polarity=not
    ThingPredicate += Active<PARTICIPATE> #kind=reach #relation=reachable
      | NoPart #kind=reach #relation=reachable #lacking
      | Be between list:Reference and list:Reference IN-ORDER #kind=order #relation=between
      | Active<COMES-BETWEEN> list:Reference and list:Reference IN-ORDER #kind=order #relation=between
      | Active<CHANGE-BACK> text:<quoted> #kind=state #relation=changes #again
    NoPart = TAKE-NO-PART.s | TAKE-NO-PART.b | MODAL TAKE-NO-PART.b
    ThingFocus += Active<BECOMES> HIGHLIGHT.p [Times] #kind=focus
    EffectMore += "," predicate:EffectPart Joint predicate:EffectPart
      | "," predicate:EffectPart Joint predicate:DoingPart
      | "," predicate:DoingPart Joint predicate:DoingPart
    DoingMore += "," predicate:DoingPart Joint predicate:DoingPart
      | "," predicate:EffectPart Joint predicate:DoingPart
    """

  /// Things with their words beside them, what is in what, and what is said with what.
  static let besideConstructions = """
    ThingSpeech += Active<TELL> other:ToldInTurn Details #kind=speech #relation=said-with #manner=in_order
      | Passive<SAY> ALTOGETHER ":" other:SpokenRow Tails #kind=speech #relation=said-with
    ToldInTurn = member:ToldFirst Then member:ToldOne #combination=each
      | member:ToldFirst before member:ToldOne #combination=each
      | member:ToldFirst Then member:ToldOne Then member:ToldOne #combination=each
      | member:ToldFirst "," member:ToldOne Then member:ToldOne #combination=each
    ThingSpeech += Active<TELL> other:ToldRow Details #kind=speech #relation=said-with
    ToldRow = member:ToldFirst "," member:ToldOne [","] and member:ToldOne #combination=each
      | member:ToldFirst "," member:ToldOne "," member:ToldOne [","] and member:ToldOne #combination=each
      | member:ToldBare and member:ToldBare #combination=each
    ToldBare = noun:BareNouns #quantifier=the
    EffectPredicate += Active<TURN-SO> target:Things SWITCHED #kind=state #relation=is #manner=brought_about
      | Active<MAKE-SO> target:Things STATE #kind=state #relation=is #manner=brought_about
      | Active<SET-SO> target:Things to STATE #kind=state #relation=is #manner=brought_about
      | Active<BRING-MANY> Amount target:Counted #kind=count #relation=exist
    KeyPart += Active<SET-SO> target:Reference to STATE FocusTails #kind=state #relation=is #manner=brought_about
    ThingClaim += IN-ORDER [","] target:Things predicate:Comes
    StepsClaim += steps:TheSwipe other:Reference Active<ARRIVE> target:Reference Tails #kind=steps #relation=steps
    TheSwipe = the STEP SIDE #number=1
    ThingSpeech += Active<TELL> SAY-NOTHING #kind=speech #relation=said
    RestSpeech += SAY.p before other:Later #kind=speech #relation=before
      | SAY.p after other:Later #kind=speech #relation=after
    UserClaim += EXPECT-IT to predicate:HearInfinitive
      | EXPECT-IT not to predicate:HearInfinitive #polarity=not
    HearInfinitive = HEAR.b target:Things Details SpeechTails #kind=speech #relation=said
      | HEAR.b target:Reference before other:Later SpeechTails #kind=speech #relation=before
      | HEAR.b target:Reference after other:Later SpeechTails #kind=speech #relation=after
      | HEAR.b target:Reference Then other:Reference SpeechTails #kind=speech #relation=before
    LoneClaim += other:NoteThing to target:NoteThing ":" steps:Distance Tails #kind=steps #relation=steps
      | steps:Distance ":" other:NoteThing → target:NoteThing Tails #kind=steps #relation=steps
    SpeakPart += Active<SAY-ALOUD> SpokenThree "," in THAT-ORDER SpeechTails #kind=speech #relation=list
      | only SAY-ALOUD.s target:Reference #kind=speech #relation=only
    HearPart += Active<HEAR> SpokenThree "," in THAT-ORDER SpeechTails #kind=speech #relation=list
      | only HEAR.b target:Reference #kind=speech #relation=only
    SpeechClaim += SpokenThree Passive<SAY> "," in THAT-ORDER Tails #kind=speech #relation=list
      | target:Reference AND-ELSE Passive<SAY> Tails #kind=speech #relation=only
      | just target:Reference Passive<SAY> Tails #kind=speech #relation=only
      | (SPEECH | SPEECH-TOO) CONTAIN THE-WORD text:<quoted> Tails #kind=speech
      | (SPEECH | SPEECH-TOO) DO not INCLUDES.b THE-WORD text:<quoted> Tails #kind=speech #relation=contains #polarity=not
      | (SPEECH | SPEECH-TOO) never INCLUDES.s THE-WORD text:<quoted> Tails #kind=speech #relation=contains #polarity=never
    ThingPredicate += Active<COME-AS> AT-ORDER-END #kind=order
      | Be AT-ORDER-END OF-ORDER #kind=order #relation=stop
      | Active<COME-AS> AT-ORDER-END OF-ORDER #kind=order
      | Active<COME-AS> FIRST IN-ORDER of other:Known #kind=order
      | Active<PRECEDE-ALL> #kind=order #relation=stop
    OrderClaim += SWIPING Active<VISIT-FIRST> target:Reference FIRST Tails #kind=order #relation=stop
      | ALL-OTHERS COME.s after target:Reference Tails #kind=order #relation=stop #position=first
      | ALL-OTHERS COME.s before target:Reference Tails #kind=order #relation=stop #position=last
    UserPart += Active<ENCOUNTER> target:Reference first Then other:Reference Tails #kind=order #relation=before
    ReaderClaim += for target:Known [","] READER Active<SAY-ALOUD> text:<quoted> SpeechTails #kind=speech #relation=said-as
    SpeakPart += Active<IDENTIFY> target:Reference as text:<quoted> SpeechTails #kind=speech #relation=said-as
      | Active<IDENTIFY> target:Reference as Role SpeechTails #kind=speech #relation=said-as
      | Active<SAY-ALOUD> target:Reference only #kind=speech #relation=only
    ThingSpeech += Active<TELL> BOTH other:ToldBoth Details #kind=speech #relation=said-with
    ToldBoth = member:ToldFirst and member:ToldOne #combination=each
    ThingClaim += DETERMINER SELECTED-ONE target:NamedLater Tails #kind=state #relation=is
      | target:Reference "'s" ACTION-LIST BE Names Tails #kind=state #relation=offers #only
      | THE-ACTIONS (of | on) target:Known BE Names Tails #kind=state #relation=offers #only
    NamedLater = kindNoun:Nouns BE quoted:<quoted> | kindNoun:Nouns MODAL be quoted:<quoted>
      | kindNoun:Nouns BE now quoted:<quoted>
    ThingPredicate += Be SHOWN-AT PLACED other:Known #kind=state #relation=located
    Way += KEY-GESTURE | key:<shortcut>
    OrderClaim += via:StepKey Active<ARRIVE> target:Reference FIRST Tails #kind=order #relation=stop
      | via:StepKey Active<ARRIVE> target:Reference Then other:Reference Tails #kind=order #relation=before
    Claims += claim:Claim Joint claim:Ellipsis
      | claim:Claim "," claim:Ellipsis
    LedClaims += claim:Claim Joint claim:Ellipsis
      | claim:Claim "," claim:Ellipsis
    Ellipsis = target:Things BE not #ellipsis #polarity=not
      | target:Things DO not #ellipsis #polarity=not
      | target:Things MODAL not #ellipsis #polarity=not
      | target:Things BE #ellipsis
      | target:Things DO #ellipsis
      | target:Things can not #ellipsis #polarity=not
      | target:Things can #ellipsis
      | KEY DO not #ellipsis #polarity=not
      | KEY DO #ellipsis
    Claim += NOT-HAPPEN target:Things predicate:ThingPart
      | NOT-HAPPEN FOCUS predicate:FocusPart
      | NOT-HAPPEN READER predicate:ReaderPart
      | NOT-HAPPEN AGENT predicate:UserPart
    ThingSpeech += Active<TELL-ME> CARRIED other:ToldThings Details #kind=speech #relation=said-with
      | Active<TELL-ME> CARRIED other:ToldRow Details #kind=speech #relation=said-with
    ThingClaim += it BE target:Things THAT predicate:ThingPart
      | it MODAL be target:Things THAT predicate:ThingPart
      | what predicate:ThingPart BE target:Things
      | what predicate:ThingPart MODAL be target:Things
    OrderClaim += FIRST COME.s target:Reference Tails #kind=order #relation=stop
      | FIRST IN-ORDER BE target:Reference Tails #kind=order #relation=stop
      | ORDINAL IN-ORDER BE target:Reference Tails #kind=order #relation=stop
    StepsClaim += on the steps:NthStep [","] Who Be on target:Reference Tails #kind=steps #relation=steps
      | on the steps:NthStep [","] Who Active<LAND-ON> target:Reference Tails #kind=steps #relation=steps
      | with the steps:NthStep [","] Who Active<LAND-ON> target:Reference Tails #kind=steps #relation=steps
    CountClaim += Amount target:CountedSo Tails #kind=count #relation=exist
      | Amount of the target:CountedSo Tails #kind=count #relation=exist
    CountedSo = noun:Nouns restriction:BeingSo #quantifier=any
    BeingSo = BE STATE #restricts=state | MODAL be STATE #restricts=state
    ThingPredicate += Active<LACK> A-NAME #kind=value #relation=label #lacking
    ToldFirst = noun:BareNouns #quantifier=the | DeterminedThing
    ToldOne = quoted:<quoted> | noun:BareNouns #quantifier=the | DeterminedThing
    SpokenRow = member:Reference and member:Reference #combination=each
      | member:Reference "," member:Reference #combination=each
      | member:Reference "," member:Reference [","] and member:Reference #combination=each
      | member:Reference "," member:Reference "," member:Reference #combination=each
      | member:Reference "," member:Reference "," member:Reference [","] and member:Reference #combination=each
    ThingClaim += other:HolderThing Active<HAS-IN> target:DeterminedThing Tails #kind=state #relation=located #text=in
      | other:HolderThing Active<HAS-IN> target:WhatWasTyped Tails #kind=state #relation=located #text=in
    WhatWasTyped = WHAT-WAS-TYPED
    ThingPredicate += Active<LIE> PLACED other:Known #kind=state #relation=located
      | Active<COME-AS> FIRST ON other:Known #kind=order
      | Be FIRST ON other:Known #kind=order #relation=stop
      | Be ONE-STOP COVERING list:Reference and list:Reference #kind=order
      | Be ONE-STOP COVERING list:Reference "," list:Reference [","] and list:Reference #kind=order
      | Be ONE-STOP COVERING list:Reference "," list:Reference "," list:Reference [","] and list:Reference #kind=order
    OnEvent += KEY-GESTURE
    OrderClaim += SWIPE-RIGHT from list:Item SwipedTo list:Item Next {Next} #kind=order #relation=list
      | SWIPE-RIGHT from other:Reference SwipedTo THE-NEXT-STOP Be target:Reference #kind=order #relation=right-after
    StepsClaim += steps:SwipedRight from other:Reference SwipedTo target:Reference #kind=steps #relation=steps
    SwipedRight = SWIPE-RIGHT #number=1 #step=swipe #direction=forward
    SwipedTo = → | ":"
    """

  /// More that is said of the order of stops.
  static let sequenceConstructions = """
    OrderClaim += first COME.s target:Reference "," second other:Reference #kind=order #relation=before
    Comes = Active<COMES> other:Known #kind=order
      | Be BESIDE other:Known #kind=order
    ComesToo = BESIDE other:Known Tails #kind=order #elided
    OrderClaim += ORDER of other:Known Be [":"] List #kind=order #relation=list
      | ORDER of other:Known Active<RUNS> List #kind=order #relation=list
      | ORDER of other:Known ":" List #kind=order #relation=list
      | STOPS [ON other:Known] Active<COME> in THAT-ORDER ":" List #kind=order #relation=list
      | Goer Active<GO-ALONG> in THAT-ORDER ":" List #kind=order #relation=list
      | Goer Active<GO-ALONG> FromTo #kind=order #relation=list
      | Goer Active<VISIT-EACH> ThreeOrMore [InThatOrder] #kind=order #relation=list
      | Goer Active<VISIT> ThreeOrMore InThatOrder #kind=order #relation=list
      | SWIPING Active<YIELD> [":"] List #kind=order #relation=list
      | SCANNING Active<GO-ALONG> FromTo #kind=order #relation=list #via=scan
      | SCANNING Active<SCAN-THROUGH> ThreeOrMore InThatOrder #kind=order #relation=list #via=scan
      | SCANNING Active<VISIT-FIRST> target:Reference Then other:Reference #kind=order #relation=before #via=scan
      | SCANNING Active<VISIT-FIRST> list:Item Then list:Item Then list:Item {ThenItem} #kind=order #relation=list #via=scan
      | via:StepKey Active<VISIT> ThreeOrMore InThatOrder #kind=order #relation=list
      | Arrowed Be ORDER [ON other:Known] #kind=order #relation=list
      | ORDER [ON other:Known] predicate:OrderEnd Joint predicate:OrderEnd
      | [the] ORDINAL STOP-WORD ON other:Known Be target:Reference Tails #kind=order #relation=stop
      | [the] ORDINAL STOP-OF-ORDER IN-ORDER Be target:Reference Tails #kind=order #relation=stop
      | after other:Known [","] THE-NEXT-STOP Be target:Reference Tails #kind=order #relation=right-after
      | from other:Known [","] THE-NEXT-STOP Be target:Reference Tails #kind=order #relation=right-after
      | there Be target:NoStopThere between list:Reference and list:Reference Tails #kind=order #relation=between
      | Amount other:Owned ON target:Known ":" List #kind=order #relation=list
      | there Be Amount other:Owned ON target:Known ":" List #kind=order #relation=list
      | ORDER Active<RUNS> ROW-BY-ROW #kind=order #relation=direction
      | BESIDE other:Known COME.s target:Reference Tails #kind=order
      | BetweenTwo BE target:Reference Tails #kind=order #relation=between
      | BetweenTwo COME.s target:Reference Tails #kind=order #relation=between
      | BetweenTwo LIE.s target:Reference Tails #kind=order #relation=between
      | BetweenTwo there Be target:NoStopThere Tails #kind=order #relation=between
      | list:Reference COMES-ONE.s first Then list:Reference Then list:Reference {MoreSpoken} Tails #kind=order #relation=list
      | list:Reference BE followed by list:Item Next {Next} Tails #kind=order #relation=list
      | list:Reference MODAL be followed by list:Item Next {Next} Tails #kind=order #relation=list
      | ORDER [ON other:Known] Active<RUNS> FromTo #kind=order #relation=list
      | SCANNING Active<GO-ALONG> ROW-BY-ROW #kind=order #relation=direction #via=scan
    BetweenTwo = between list:Reference and list:Reference [","]
    NoStopThere = NO-STOP #everything=nothing
    OrderEnd = Active<ORDER-ENDS> target:Reference Tails #kind=order #relation=stop
    Goer = FOCUS | READER | READING
    ThenItem = Then list:Item
    Arrowed = list:Item → list:Item ArrowItem {ArrowItem}
    ArrowItem = → list:Item
    ThreeOrMore = list:Item "," list:Item Next {Next}
      | list:Item Then list:Item Next {Next}
    List += list:Item {Next} LastNext
      | first list:Item {Next} LastNext
      | first list:Item "," second list:Item {Next}
      | first list:Item "," then list:Item LastNext
      | first list:Item "," second list:Item "," third list:Item {Next}
      | first list:Item "," second list:Item "," third list:Item "," fourth list:Item {Next}
      | first list:Item "," second list:Item and third list:Item
      | first list:Item "," second list:Item "," and third list:Item
    LastNext = "," LASTLY list:Item | "," and LASTLY list:Item | and LASTLY list:Item
    ThingPredicate += Passive<SAY> ROW-BY-ROW #kind=order #relation=direction
      | Be VISITED DIRECTION-OF-ORDER #kind=order #relation=direction
      | Be VISITED ROW-BY-ROW #kind=order #relation=direction
      | Be FIRST #kind=order #relation=stop
      | Active<COME-AS> ORDINAL #kind=order
      | Be the ORDINAL STOP-OF-ORDER IN-ORDER #kind=order #relation=stop
      | Active<SITS> IN-ORDER BESIDE other:Known #kind=order
      | Active<SITS> BESIDE other:Known IN-ORDER #kind=order
    """

  /// More that is said of stops and of the way to them.
  static let distanceConstructions = """
    OrderClaim += target:Merged Tails #kind=order #relation=one-stop
      | target:NotMerged Tails #kind=order #relation=one-stop #polarity=not
    Merged = member:Reference BE MERGED-WITH member:Reference #combination=each
      | member:Reference MODAL be MERGED-WITH member:Reference #combination=each
      | member:Reference GET MERGED-WITH member:Reference #combination=each
    Merged += member:Reference SHARE-STOP.s member:Reference #combination=each
      | member:Reference SHARE-STOP.b member:Reference #combination=each
      | member:Reference MODAL SHARE-STOP.b member:Reference #combination=each
    NotMerged = member:Reference DO not SHARE-STOP.b member:Reference #combination=each
      | member:Reference MODAL not SHARE-STOP.b member:Reference #combination=each
    NotMerged += member:Reference BE not MERGED-WITH member:Reference #combination=each
      | member:Reference MODAL not be MERGED-WITH member:Reference #combination=each
      | member:Reference DO not get MERGED-WITH member:Reference #combination=each
    OrderClaim += target:BothNamed Passive<MERGE> Tails #kind=order #relation=one-stop
    BothNamed = [BOTH] member:Reference and member:Reference #combination=each
      | member:Reference "," member:Reference [","] and member:Reference #combination=each
    ThingPredicate += NoOwnStop #kind=order #relation=is-stop #polarity=not
      | Be ONE-SWIPE #kind=order
      | Be ONE-STOP READING-AS text:<quoted> #kind=order
      | Be ONE-SWIPE READING-AS text:<quoted> #kind=order
      | Active<TAKE-UP> ONE-STOP #kind=order
      | Be MADE-OF Amount other:Owned #kind=count #relation=has
      | Active<OWN> number:<number> other:Owned AND-NO-MORE #kind=count #relation=has #bound==
      | Active<COMPRISE> number:<number> other:Owned AND-NO-MORE #kind=count #relation=has #bound==
    NoOwnStop = HAVE no OWN-NOUN | GET no OWN-NOUN | BE no OWN-NOUN | BE no STOP-ITSELF
      | MODAL have no OWN-NOUN | MODAL get no OWN-NOUN | MODAL be no OWN-NOUN | MODAL be no STOP-ITSELF
    StepsClaim += steps:Sided other:Reference Active<BRING-BY> Carried ON target:Reference Tails #kind=steps #relation=steps
      | steps:Sided other:Reference Active<LIES> target:Reference Tails #kind=steps #relation=steps
      | steps:Sided other:Reference [","] Who Be on target:Reference Tails #kind=steps #relation=steps
      | steps:Distance From Active<BRING-BY> Carried ON target:Reference Tails #kind=steps #relation=steps
      | steps:Repeatedly From Active<BRING-BY> Carried ON target:Reference Tails #kind=steps #relation=steps
      | steps:Distance Active<BRING-BY> Carried BACK-ON-TO target:Reference Tails #kind=steps #relation=steps
      | steps:Distance From Active<BRING-BY> Carried BACK-ON-TO target:Reference Tails #kind=steps #relation=steps
      | steps:Repeatedly Active<BRING-BY> Carried BACK-ON-TO target:Reference Tails #kind=steps #relation=steps
      | steps:SwipeOnce Active<BRING-BY> Carried BACK-ON-TO target:Reference Tails #kind=steps #relation=steps
      | steps:SwipeOnce Active<BRING-BY> Carried ON target:Reference Tails #kind=steps #relation=steps
      | steps:SwipeOnce From Active<BRING-BY> Carried BACK-ON-TO target:Reference Tails #kind=steps #relation=steps
      | steps:Further Be target:Reference Tails #kind=steps #relation=steps
      | steps:Further Active<LIES> target:Reference Tails #kind=steps #relation=steps
      | steps:Further [","] Who Be on target:Reference Tails #kind=steps #relation=steps
      | steps:Further [","] Who Active<LAND-ON> target:Reference Tails #kind=steps #relation=steps
      | there Be steps:Distance between other:Reference and target:Reference Tails #kind=steps #relation=steps
      | steps:Distance LIE-BETWEEN other:Reference and target:Reference Tails #kind=steps #relation=steps
      | steps:Distance MODAL LIE-BETWEEN other:Reference and target:Reference Tails #kind=steps #relation=steps
      | steps:Distance PART-FROM.b other:Reference from target:Reference Tails #kind=steps #relation=steps
      | steps:Distance PART-FROM.s other:Reference from target:Reference Tails #kind=steps #relation=steps
      | THE-WAY between other:Reference and target:Reference Be steps:Distance Tails #kind=steps #relation=steps
      | THE-WAY From to target:Reference Be steps:Distance Tails #kind=steps #relation=steps
      | THE-WAY From to target:Reference Active<NEED> steps:Distance Tails #kind=steps #relation=steps
      | THE-WAY From to target:Reference Be steps:Distance long Tails #kind=steps #relation=steps
      | THE-WAY to target:Reference Be steps:Distance Tails #kind=steps #relation=steps
      | THE-WAY to target:Reference Active<NEED> steps:Distance Tails #kind=steps #relation=steps
      | THE-WAY-BACK to target:Reference Be steps:Distance Tails #kind=steps #relation=steps
      | THE-WAY-BACK to target:Reference Active<NEED> steps:Distance Tails #kind=steps #relation=steps
      | other:Reference and target:Reference Be steps:Distance apart Tails #kind=steps #relation=steps
      | Who Be on target:Reference AfterSteps Tails #kind=steps #relation=steps
      | Who Active<LAND-ON> target:Reference AfterSteps Tails #kind=steps #relation=steps
      | SCANNING Active<ARRIVE> target:Reference ByDistance Tails #kind=steps #relation=steps
      | [the] steps:NthAfter other:Known Be target:Reference Tails #kind=steps #relation=steps
      | steps:SwipeAgain to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
      | From "," steps:SwipeAgain to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
    From += from other:FromName
    FromName = name:<name>
    StepsClaim += [the] steps:NthStep Active<ARRIVE> target:Reference Tails #kind=steps #relation=steps
      | [the] steps:NthStep From Active<ARRIVE> target:Reference Tails #kind=steps #relation=steps
      | TAB-ITSELF Active<ARRIVE> target:Reference after steps:TabPresses Tails #kind=steps #relation=steps
      | From "," steps:Repeatedly Active<ARRIVE> target:Reference Tails #kind=steps #relation=steps
      | From "," steps:SwipeOnce Active<STEP-TO> target:Reference Tails #kind=steps #relation=steps
      | From "," steps:Repeatedly Active<BRING-BY> Carried ON target:Reference Tails #kind=steps #relation=steps
      | From "," steps:SwipeOnce Active<BRING-BY> Carried ON target:Reference Tails #kind=steps #relation=steps
      | From "," steps:Distance Active<BRING-BY> Carried ON target:Reference Tails #kind=steps #relation=steps
      | steps:Distance Active<LEAD> to target:Reference Tails #kind=steps #relation=steps
    Distance += MORE-OF STEP
    NthStep = NTH STEP [DIRECTION]
    TabPresses = [BOUND] number:<number> PRESSES #step=tab
    SwipeAgain = SWIPE-IT.b [DIRECTION] Times
      | SWIPE-IT.b DIRECTION #number=1
    AfterSteps = after steps:Distance | within steps:WithinSteps
    NthAfter = NTH STOP-AFTER #step=move #direction=forward
    Repeatedly += PRESSING-TAB TIMES
      | PRESSING-TAB number:<number> TIMES-WORD
    Stopwise = [BOUND] number:<number> STOP-STEP AHEAD
      | a [single] STOP-STEP AHEAD #number=1
    StopsBeside = [BOUND] number:<number> STOP-STEP SIDE
      | a [single] STOP-STEP SIDE #number=1
    UserPart += Active<NEED> steps:Distance From to target:Reference Tails #kind=steps #relation=steps
    ThingPredicate += Be within steps:WithinSteps #kind=steps #relation=steps
    ThingPredicate += Be within reach of steps:WithinSteps #kind=steps #relation=steps
      | Active<LIES> steps:Sided other:Reference #kind=steps #relation=steps
      | Active<LIES> steps:Further #kind=steps #relation=steps
      | Active<LIES> steps:Distance AWAY [from other:Reference] #kind=steps #relation=steps
      | Active<LIES> steps:Distance from other:Reference #kind=steps #relation=steps
      | Active<LIES> within steps:WithinSteps of other:Reference #kind=steps #relation=steps
      | Passive<REACH-IT> steps:Sided other:Reference #kind=steps #relation=steps
      | Be steps:StopsBeside other:Reference #kind=steps #relation=steps
      | Active<LIES> steps:StopsBeside other:Reference #kind=steps #relation=steps
      | Be steps:Stopwise #kind=steps #relation=steps
      | Be the steps:NthAfter other:Reference #kind=steps #relation=steps
    """

  /// More that is said of states, values, names, roles and actions.
  static let propertyConstructions = """
    Sentence += place:Chooser KEEPS.s claim:KeptSo
      | place:Chooser KEEPS.b claim:KeptSo
      | place:Chooser MODAL KEEPS.b claim:KeptSo
      | place:Holder SHOWS-SO.s claim:ShownSo
      | place:Holder MODAL SHOWS-SO.b claim:ShownSo
      | lead:Lead "," place:Chooser KEEPS.s claim:KeptSo
      | lead:Lead "," place:Holder SHOWS-SO.s claim:ShownSo
    Chooser = reference:ChooserThing #restricts=in
    ChooserThing = DETERMINER noun:ChooserNouns
    ChooserNouns = CHOOSER #spelled | Before CHOOSER #spelled | Before Before CHOOSER #spelled
    Holder = reference:HolderThing #restricts=in
    HolderThing = DETERMINER noun:HolderNouns
    HolderNouns = HOLDER #spelled | Before HOLDER #spelled | Before Before HOLDER #spelled
    KeptSo = target:Reference STATE Tails #kind=state #relation=is #still
    ShownSo = target:Reference still STATE Tails #kind=state #relation=is #still
      | target:Reference as STATE Tails #kind=state #relation=is
    EffectPredicate += Active<SHOWS-SO> target:Reference still STATE #kind=state #relation=is #still
      | Active<SHOWS-SO> target:Reference as STATE #kind=state #relation=is
      | Active<LEAVES-SO> target:Reference STATE #kind=state #relation=is #still
    Tail += NOW-TOO
    Nouns += accessibility ATTRIBUTE #spelled
    ThingPredicate += Active<TURNS-INTO> STATE #kind=state #relation=is #becomes
      | Active<FLIPS> SWITCHED #kind=state #relation=is #becomes
      | Active<CHANGE-TO> STATE #kind=state #relation=is #becomes
      | Be SET-TO STATE #kind=state #relation=is
      | Be the STATE one #kind=state #relation=is
      | Be AT-VALUE text:<quoted> #attribute=or_value #kind=value #relation=attribute
      | Be BACK-THERE #kind=state #relation=is #again
      | Be back PLACED other:Known #kind=state #relation=located #again
      | Active<GO-FROM> from list:Text to list:Text #kind=state #relation=changes
      | Active<REMAIN> PLACED other:Known #kind=state #relation=located
      | Passive<KEEP-IN> PLACED other:Known #kind=state #relation=located #still
      | Active<REMAIN> KEPT-SO #kind=value #relation=kept
      | Active<STAND-AT> text:<quoted> #kind=value #relation=equals
      | Active<OWN-AS> text:<quoted> FOR-VALUE #kind=value #relation=equals
      | Active<OWN-AS> text:<quoted> AS-NAME #kind=value #relation=label
      | Active<GO-BY> text:<quoted> #kind=value #relation=label
      | Active<OWN-AS> A-LABEL text:<quoted> #kind=value #relation=label
      | Active<OWN-AS> A-VALUE text:<quoted> #kind=value #relation=equals
      | Active<OWN> NO-NAME-AT-ALL #kind=value #relation=label #lacking
      | Active<OWN> A-TRAIT TraitName #kind=value #relation=role
      | Active<OWN> ARTICLE TraitName role #kind=value #relation=role
      | Active<OWN> the TraitName role #kind=value #relation=role
      | Active<CHANGE-BACK> STATE #kind=state #relation=is #becomes #again
      | Active<OWN> ROLE as A-ROLE-OF #kind=value #relation=role
      | Active<SERVE-AS> ARTICLE ROLE #kind=value #relation=role
      | Active<OWN> A-TRAIT STATE #kind=state #relation=is
      | Active<OFFER> Names AS-ACTION #kind=state #relation=offers
      | Active<OFFER-ONLY> Names AS-ACTION #kind=state #relation=offers
    """

  /// More that is said of keys, gestures and scans.
  static let pressConstructions = """
    Pressed += key:<shortcut>
      | KEY once
      | key:<shortcut> (in | on | from) other:Known
      | KEY-GESTURE
      | KEY-GESTURE (in | on | from) other:Known
      | HELD-PRESS (in | on | from) other:Known
      | press:Press and press:Press both
      | KEY (in | on | from) other:PressedOn
      | KEY at other:Known
    PressedOn = name:<name>
    KeyClaim += NOTHING-HAPPENS (USING | ON-KEY | AFTER-KEY) [PRESSING] KEY Tails #kind=key #relation=nothing
    KeyPart += KeepsFocus
    KeepsFocus = Active<HOLD> FOCUS Where target:Places FocusTails #kind=focus
    KeyPredicate += DO not do anything #relation=nothing
      | Active<KEY-DO> only target:Reference "," not contrast:Reference
      | Active<KEY-DO> only target:Reference but not contrast:Reference
      | Active<SEND> Carried from other:Reference To target:Reference
    Event += PRESSING key:<shortcut> | key:<shortcut> | KEY-GESTURE
    OnEvent += PRESSING key:<shortcut>
    Gerund += PRESSING key:<shortcut>
    WhenDoing += PRESSING key:<shortcut>
    Clausal += AGENT PRESS-KEY.b key:<shortcut> | AGENT PRESS-KEY.s key:<shortcut> | AGENT PRESS-KEY.d key:<shortcut>
      | key:<shortcut> BE PRESS-KEY.p
    Lead += moment:WithKey
    WithKey = KEY-LEAD event:OneKey #when=after
    OneKey = LEAD-KEY | key:<shortcut> | KEY-GESTURE
    KeyPredicate += Active<KEY-STOPS> target:Reference
    ThingPredicate += Active<BY-KEY> ON-KEY KEY #kind=key
      | Active<BY-KEY> (USING | ON-KEY) key:<shortcut> #kind=key
      | Passive<KEY-DONE> (USING | ON-KEY) key:<shortcut> #kind=key
      | Passive<KEY-DONE> ON-KEY KEY #kind=key
    ScanPart += Active<SCAN-THROUGH> target:Places first FocusTails #kind=scan #relation=starts-at
      | Active<PICK-UP> target:WhereItWas FocusTails #kind=scan #relation=restarts-at
      | Plainly<CONFINE> target:Places FocusTails #kind=scan #relation=stay-in
    ScanClaim += EACH-CYCLE Active<SCAN> target:Places #kind=scan #bound=≥ #number=1
      | EACH-CYCLE Active<SCAN> target:Places Times #kind=scan
    ScanClaim += FIRST-SCANNED Be target:Reference Tails #kind=scan #relation=starts-at
    ThingClaim += other:Reference Be INCLUDED-IN target:Owning "'s" OWN-LABEL Tails #kind=speech #relation=said-with
      | other:Reference Be INCLUDED-IN the OWN-LABEL of target:Reference Tails #kind=speech #relation=said-with
    """
}
