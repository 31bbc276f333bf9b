extension LanguageTables {
  /// When a claim is looked at, and what it took.
  static let momentConstructions = """
    Moment = AFTER event:Event
      | ON-DOING event:OnEvent #when=after
      | WHEN event:Clausal
      | WHEN event:WhenDoing
      | AFTER event:Became
      | SOON event:Became
      | WHILE state:State #when=while
      | WHEN-IS state:Condition #when=while
      | with state:Held #when=while
      | AT-END
    OnEvent = TAP-ON object:Reference #happening=activate
      | Gerund | HAPPENING | HAPPENING of object:Reference | DETERMINER HAPPENING [of object:Reference]
    Event = HAPPENING
      | TAP-ON object:Reference #happening=activate
      | HAPPENING of object:Reference
      | the HAPPENING [of object:Reference]
      | the ORDINAL HAPPENING
      | EACH HAPPENING
      | name:<name>
      | the ORDINAL name:<name>
      | KEY
      | number:<number> UNIT
      | Gerund
      | Clausal
    WhenDoing = Doing | PRESSING KEY
    Became = object:Reference BE BECAME
    Gerund = Doing | PRESSING KEY | ALONE.g
    Doing = EVENT.g object:Reference
      | EVENT.g object:AnyOne
      | coming back to object:Reference #happening=focus
      | going back to object:Reference #happening=focus
    AnyOne = noun:One #quantifier=a
    Clausal = object:Reference HAPPEN.s
      | object:Reference HAPPEN.b
      | object:Reference HAPPEN.d
      | object:Reference HAVE HAPPEN.p
      | object:Reference BE EVENT.p
      | object:Reference GET EVENT.p
      | object:Reference HAVE been EVENT.p
      | AGENT EVENT.b object:Reference
      | AGENT EVENT.s object:Reference
      | AGENT EVENT.d object:Reference
      | AGENT HAVE EVENT.p object:Reference
      | AGENT GO-BACK.b object:Reference
      | AGENT GO-BACK.s object:Reference
      | AGENT press KEY
      | AGENT presses KEY
      | AGENT USER-GO.b object:Reference #happening=focus
      | AGENT USER-GO.s object:Reference #happening=focus
      | AGENT get to object:Reference #happening=focus
      | AGENT gets to object:Reference #happening=focus
      | FOCUS lands on object:Reference #happening=focus
      | FOCUS moves to object:Reference #happening=focus
      | object:Reference gets FOCUS #happening=focus
      | object:Reference receives FOCUS #happening=focus
    State = TYPING
      | LAST.g #condition=does
      | AGENT TYPE.b
      | AGENT TYPE.s
      | AGENT BE TYPING
      | object:Reference LAST.s #condition=does
      | object:Reference LAST.b #condition=does
      | object:Reference BE LAST.g #condition=does
      | object:Reference BE STATE #condition=is
      | FOCUS BE SPOT-OF-FOCUS object:Reference #condition=focus
      | FOCUS remains on object:Reference #condition=focus
      | FOCUS stays on object:Reference #condition=focus
      | object:Reference HAVE FOCUS #condition=focus
      | MOVING object:Reference
    Held = object:Known STATE #condition=is
    Condition = object:Reference BE CONDITION #condition=is
      | FOCUS BE SPOT-OF-FOCUS object:Reference #condition=focus
    Within = WITHIN number:<number> UNIT [of event:Event]
      | WITHIN number:<decimal> UNIT [of event:Event]
      | WITHIN a UNIT [of event:Event] #number=1
    Times = [BOUND] TIMES
      | [BOUND] number:<number> TIMES-WORD
      | TIMES AT-MOST
      | TIMES only #bound==
      | number:<number> TIMES-WORD AT-MOST
      | a single time #number=1
    """

  /// How a verb is put: plain, denied, with a modal or an adverb, in the passive.
  static let verbConstructions = """
    Active<X> = X.s | X.b | X.d
      | Adverb X.s | Adverb X.b | Adverb X.d
      | DO not X.b #polarity=not
      | DO ADVERB X.b
      | MODAL X.b
      | MODAL Adverb X.b
      | MODAL not X.b #polarity=not
      | HAVE X.p
      | HAVE Adverb X.p
      | HAVE not X.p #polarity=not
    Singular<X> = X.s
      | ADVERB X.s
      | DO not X.b #polarity=not
      | DO ADVERB X.b
      | MODAL X.b
      | MODAL not X.b #polarity=not
    Passive<X> = Be X.p
      | Be MANNER X.p
      | GET X.p
      | ADVERB GET X.p
      | DO not get X.p #polarity=not
      | MODAL get X.p
      | MODAL not get X.p #polarity=not
    Adverb = ADVERB | MANNER
    Be = BE
      | BE ADVERB
      | ADVERB BE
      | BE not #polarity=not
      | MODAL be
      | MODAL ADVERB be
      | MODAL not be #polarity=not
      | HAVE been
      | HAVE ADVERB been
      | HAVE not been #polarity=not
    Can = can
      | can ADVERB
      | can not #polarity=not
      | BE able to
      | BE not able to #polarity=not
      | MODAL be able to
    """
}
