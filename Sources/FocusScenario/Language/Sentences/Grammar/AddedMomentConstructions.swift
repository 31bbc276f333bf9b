extension LanguageTables {
  /// More of when: how far somebody scrolls or swipes, where a key is pressed, what is left out of a form, for which time.
  static let addedMomentConstructions = """
    Clausal += AGENT SCROLLS.b details:ScrollWay #happening=scroll
      | AGENT SCROLLS.s details:ScrollWay #happening=scroll
      | AGENT HAVE SCROLLS.p details:ScrollWay #happening=scroll
    Doing += SCROLLS.g details:ScrollWay #happening=scroll
    ScrollWay = SCROLL-WAY #spelled
      | SCROLL-WAY of Known #spelled
    GestureWay += GESTURE-PAST Known #spelled
    Condition += AGENT MOVE-ALONG.b object:Reference #condition=movingThrough
      | AGENT MOVE-ALONG.s object:Reference #condition=movingThrough
    Clausal += AGENT PRESS-KEY.b KEY details:KeySpot
      | AGENT PRESS-KEY.s KEY details:KeySpot
    Gerund += PRESSING KEY details:KeySpot
    KeySpot = in Known #spelled | on Known #spelled | from Known #spelled
    EventDetail += without ARTICLE Nouns #spelled
      | without WRONG Nouns #spelled
      | with MISTAKES #spelled
    Clausal += AGENT EVENT.b object:Reference FOR-THE-TIME
      | AGENT EVENT.s object:Reference FOR-THE-TIME
      | object:Reference HAPPEN.s FOR-THE-TIME
      | object:Reference BE EVENT.p FOR-THE-TIME
    SomeThing += only numbering:<number> noun:Nouns [restriction:Chain] #quantifier=any
      | noun:PluralNouns [restriction:Chain] #quantifier=any
    """

  /// How far and how often, for what happens.
  static let addedMomentWords = """
    verb SCROLLS -: scroll
    word SCROLL-WAY -: down, up, down again, back up, further, further down, to the end, to the very end, to the bottom
    word SCROLL-WAY -: to the top, back to the top, down to the end, down to the bottom, up to the top
    word GESTURE-PAST -: past, beyond, off
    word MISTAKES -: errors, mistakes, invalid fields, missing fields, empty fields
    word FOR-THE-TIME ordinal=1: for the first time, for the very first time
    word FOR-THE-TIME ordinal=2: for the second time, a second time
    word FOR-THE-TIME ordinal=3: for the third time, a third time
    noun MOMENT-NOUN -: mistake, error, bottom, end, top, time
    """
}
