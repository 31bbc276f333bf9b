extension LanguageTables {
  /// When a claim is looked at, and what it took.
  static let momentConstructions = """
    Moment = AFTER event:Event
      | ON-DOING event:OnEvent #when=after
      | WHEN event:Clausal
      | WHEN event:WhenDoing
      | AFTER event:Became
      | SOON event:Became
      | WHEN event:Ended
      | WHILE state:State #when=while
      | WHEN-IS state:Condition #when=while
      | with state:Held #when=while
      | during state:Lasting #when=while
      | event:AT-EVENT #when=after
      | the ORDINAL time event:Clausal #when=after
      | the ORDINAL time that event:Clausal #when=after
      | event:Waited later #when=after
      | AT-END
    Lasting = LASTING #condition=does | the LASTING #condition=does | a LASTING #condition=does
    Waited = Time
    Time = number:<number> UNIT | number:<decimal> UNIT | a UNIT #number=1 | HALF-UNIT #number=1
    OnEvent = TAP-ON object:Reference #happening=activate
      | COMING-BACK
      | EACH HAPPENING [of object:Reference]
      | Possessed | Compound | Occasion
      | Gerund | HAPPENING | HAPPENING of object:Reference
      | the HAPPENING [of object:Reference]
      | this HAPPENING [of object:Reference]
      | ARTICLE HAPPENING [of object:Reference]
    Event = HAPPENING
      | TAP-ON object:Reference #happening=activate
      | HAPPENING of object:Reference
      | the HAPPENING [of object:Reference]
      | a HAPPENING [of object:Reference]
      | the ORDINAL HAPPENING [of object:Reference]
      | EACH HAPPENING [of object:Reference]
      | Possessed | Compound | Occasion | CALLBACK
      | name:<name>
      | the ORDINAL name:<name>
      | KEY
      | Time
      | waiting Time
      | waiting for Time
      | Gerund
      | having EVENT.p object:Reference
      | Clausal
    Occasion = OCCASION
      | the OCCASION [of object:Reference]
      | a OCCASION [of object:Reference]
      | EACH OCCASION [of object:Reference]
      | the ORDINAL OCCASION [of object:Reference]
    Possessed = object:Owning "'s" HAPPENING
    Owning = DETERMINER noun:Nouns
    Compound = object:Compounded HAPPENING
      | the object:Compounded HAPPENING
    Compounded = noun:BareNouns #quantifier=the
    WhenDoing = Doing | PRESSING KEY | ALONE.g
    Became = object:Reference BE BECAME | Ended
    Ended = object:Reference BE ENDED
    Gerund = Doing | PRESSING KEY | ALONE.g
    Doing = EVENT.g object:Reference
      | EVENT.g object:AnyOne
      | GO-BACK.g object:Reference
      | TURN-IT.g object:Reference on #happening=turn-on
      | TURN-IT.g object:Reference off #happening=turn-off
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
      | AGENT HAVE just EVENT.p object:Reference
      | AGENT GO-BACK.d object:Reference
      | AGENT ALONE.b | AGENT ALONE.s | AGENT ALONE.d | AGENT HAVE ALONE.p
      | AGENT TURN-IT.b object:Reference on #happening=turn-on
      | AGENT TURN-IT.s object:Reference on #happening=turn-on
      | AGENT TURN-IT.d object:Reference on #happening=turn-on
      | AGENT TURN-IT.b object:Reference off #happening=turn-off
      | AGENT TURN-IT.s object:Reference off #happening=turn-off
      | AGENT TURN-IT.d object:Reference off #happening=turn-off
      | AGENT PRESS-KEY.b KEY | AGENT PRESS-KEY.s KEY | AGENT PRESS-KEY.d KEY
      | KEY BE PRESS-KEY.p
      | object:Reference HAVE just been EVENT.p
      | LOADED-UP
      | object:They HAPPEN.b
      | object:They HAVE HAPPEN.p
      | object:They BE EVENT.p
      | object:They HAVE been EVENT.p
      | AGENT USER-GO.b object:Reference #happening=focus
      | AGENT USER-GO.s object:Reference #happening=focus
      | AGENT COME-TO.b object:Reference #happening=focus
      | AGENT COME-TO.s object:Reference #happening=focus
      | FOCUS ARRIVES-ON.s object:Reference #happening=focus
      | FOCUS ARRIVES-ON.d object:Reference #happening=focus
      | FOCUS HAVE ARRIVES-ON.p object:Reference #happening=focus
      | object:Reference GAIN.s FOCUS #happening=focus
      | object:Reference GAIN.b FOCUS #happening=focus
      | object:Reference GAIN.d FOCUS #happening=focus
    They = they #pronoun=them | both #pronoun=them
    State = TYPING
      | LAST.g #condition=does
      | AGENT TYPE.b
      | AGENT TYPE.s
      | AGENT BE TYPING
      | object:Reference LAST.s #condition=does
      | object:Reference LAST.b #condition=does
      | object:Reference BE LAST.g #condition=does
      | object:They BE LAST.g #condition=does
      | object:They LAST.b #condition=does
      | object:They BE STATE #condition=is
      | object:Reference BE STATE #condition=is
      | FOCUS BE SPOT-OF-FOCUS object:Reference #condition=focus
      | AGENT BE SPOT-OF-FOCUS object:Reference #condition=focus
      | FOCUS remains on object:Reference #condition=focus
      | FOCUS stays on object:Reference #condition=focus
      | object:Reference HAVE FOCUS #condition=focus
      | MOVING object:Reference
    Held = object:Known STATE #condition=is
    Condition = object:Reference BE CONDITION #condition=is
      | AGENT BE SPOT-OF-FOCUS object:Reference #condition=focus
      | FOCUS BE SPOT-OF-FOCUS object:Reference #condition=focus
    Within = WITHIN Time
      | WITHIN Time of event:Event
      | WITHIN Time from event:Event
      | WITHIN Time after event:Event
      | WITHIN-AFTER Time after event:Event
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
      | NOW X.s | NOW X.b | NOW X.d
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
      | NOW BE
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
