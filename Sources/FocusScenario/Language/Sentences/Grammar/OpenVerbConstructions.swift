extension LanguageTables {
  /// What an author adds to an event, which the task has to bear out, and open words in the clause of a noun.
  static let openVerbConstructions = """
    Doing += EVENT.g object:Reference details:EventDetail
      | EVENT.g object:AnyOne details:EventDetail
      | ALONE.g details:EventMeans
      | GO-BACK.g object:Reference details:EventMeans
    Clausal += object:Reference HAPPEN.s details:EventAddition
      | object:Reference HAPPEN.b details:EventAddition
      | object:Reference HAPPEN.d details:EventAddition
      | object:Reference HAVE HAPPEN.p details:EventAddition
      | object:Reference BE EVENT.p details:EventDetail
      | object:Reference GET EVENT.p details:EventDetail
      | object:Reference HAVE been EVENT.p details:EventDetail
      | AGENT EVENT.b object:Reference details:EventDetail
      | AGENT EVENT.s object:Reference details:EventDetail
      | AGENT EVENT.d object:Reference details:EventDetail
      | AGENT HAVE EVENT.p object:Reference details:EventDetail
      | AGENT ALONE.b details:EventMeans
      | AGENT ALONE.s details:EventMeans
      | AGENT ALONE.d details:EventMeans
      | AGENT HAVE ALONE.p details:EventMeans
    EventDetail = TO-DETAIL Low #spelled
      | WAY-OF-DOING #spelled
      | MEANS-OF-DOING #spelled
      | TO-DETAIL Low MEANS-OF-DOING #spelled
      | WAY-OF-DOING TO-DETAIL Low #spelled
      | WAY-OF-DOING MEANS-OF-DOING #spelled
    EventAddition = TO-DETAIL Low #spelled
      | MEANS-OF-DOING #spelled
    EventMeans = MEANS-OF-DOING #spelled
    Clause += THAT BE called:<did>
      | THAT BE called:<doing>
      | called:<doing>
      | [THAT] AGENT [HAVE] JUST deed:<did> #restricts=was
      | [THAT] AGENT [HAVE] deed:<did> #restricts=was
      | THAT HAVE been deed:<did> #restricts=was
    """

  /// What joins a detail to an event, and details that are words of their own.
  static let detailWords = """
    word TO-DETAIL -: to, into, onto, out of, off, through, via, using, across, towards, toward, against, among
    word WAY-OF-DOING -: up, down, back, away, aside, sideways, upwards, downwards
    word MEANS-OF-DOING -: with one finger, with two fingers, with three fingers, with a finger, with a swipe
    word MEANS-OF-DOING -: with a tap, with a double tap, with the keyboard, with a switch, with the switch
    word MEANS-OF-DOING -: with a long press, by touch, by keyboard, by voice, by hand, by swiping, by dragging
    word MEANS-OF-DOING -: by typing, by scrolling
    """
}
