extension LanguageTables {
  /// What does not succeed, who is left out of a sentence, and what is done in place of something.
  static let troubleConstructions = """
    UserClaim += can not REACH.b target:Things [Using] Tails #kind=reach #polarity=not
      | can not LEAVE.b target:Reference [Using] Tails #kind=trap #polarity=not
      | can REACH.b target:Things [Using] Tails #kind=reach
      | can not REACH.b target:Reference ByDistance Tails #kind=steps #polarity=not
    Tail += without avoiding:BeingDone
      | "," without avoiding:BeingDone
    BeingDone = object:ItUnsaid being BEING-DONE.p
    Moments += occasion:AfterThis / occasion:AfterThat
      | occasion:OnThis / occasion:AfterThat
      | occasion:OnThis or occasion:AfterThat
    OnThis = ON-DOING event:OneEvent #when=after
    Sentence += lead:SlashLabel ":" LedClaims
      | lead:SlashLabel → LedClaims
    SlashLabel = occasion:SlashPart / occasion:SlashPart
    SlashPart = event:SlashEvent #when=after
    SlashEvent = HAPPENING | OCCASION | ALONE.g
    Contrast += [","] instead of SENDS-INSTEAD.g Carried ON contrast:Reference
      | [","] rather than SENDS-INSTEAD.g Carried ON contrast:Reference
      | [","] instead of SENDS-INSTEAD.g it ON contrast:Reference
      | [","] rather than SENDS-INSTEAD.g it ON contrast:Reference
    OneEvent += OCCASION
    LabelEvent += PRESS-KEY.b KEY
    ArrowEvent += PRESS-KEY.b KEY
    Clausal += object:Reference FAILS-AT.s details:AtDoing
      | object:Reference FAILS-AT.b details:AtDoing
      | object:Reference FAILS-AT.d details:AtDoing
      | object:Reference HAVE FAILS-AT.p details:AtDoing
    Clausal += READER ARRIVES-ON.s object:Reference #happening=focus
      | READER ARRIVES-ON.d object:Reference #happening=focus
      | READER HAVE ARRIVES-ON.p object:Reference #happening=focus
      | READER LEAVES-IT.s object:Reference
      | READER LEAVES-IT.d object:Reference
      | READER HAVE LEAVES-IT.p object:Reference
    AtDoing = AT-DOING #spelled
    """
}
