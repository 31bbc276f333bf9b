extension LanguageTables {
  /// What happens in words that no table has, and what an author adds to an event: both are borne out by the task.
  static let openVerbConstructions = """
    Doing = deed:<doing> object:Reference
      | deed:<doing> object:Reference details:EventDetail
      | deed:<doing> details:EventDetail
      | EVENT.g object:Reference details:EventDetail
      | EVENT.g object:AnyOne details:EventDetail
      | ALONE.g details:EventMeans
      | GO-BACK.g object:Reference details:EventMeans
    Clausal = object:Reference deed:<does>
      | object:Reference deed:<does> details:EventDetail
      | object:Reference deed:<did>
      | object:Reference deed:<did> details:EventDetail
      | object:Reference HAVE deed:<did>
      | object:Reference HAVE deed:<did> details:EventDetail
      | object:Reference BE deed:<did>
      | object:Reference BE deed:<did> details:EventDetail
      | object:Reference GET deed:<did>
      | object:Reference HAVE been deed:<did>
      | object:Reference HAPPEN.s details:EventAddition
      | object:Reference HAPPEN.b details:EventAddition
      | object:Reference HAPPEN.d details:EventAddition
      | object:Reference HAVE HAPPEN.p details:EventAddition
      | object:Reference BE EVENT.p details:EventDetail
      | object:Reference GET EVENT.p details:EventDetail
      | object:Reference HAVE been EVENT.p details:EventDetail
      | AGENT deed:<act> object:Reference
      | AGENT deed:<act> object:Reference details:EventDetail
      | AGENT deed:<does> object:Reference
      | AGENT deed:<does> object:Reference details:EventDetail
      | AGENT deed:<did> object:Reference
      | AGENT deed:<did> object:Reference details:EventDetail
      | AGENT HAVE deed:<did> object:Reference
      | AGENT EVENT.b object:Reference details:EventDetail
      | AGENT EVENT.s object:Reference details:EventDetail
      | AGENT EVENT.d object:Reference details:EventDetail
      | AGENT HAVE EVENT.p object:Reference details:EventDetail
      | AGENT ALONE.b details:EventMeans
      | AGENT ALONE.s details:EventMeans
      | AGENT ALONE.d details:EventMeans
      | AGENT HAVE ALONE.p details:EventMeans
    State = object:Reference deed:<does> #condition=does
      | object:Reference BE deed:<doing> #condition=does
      | object:Reference BE text:<did> #condition=is
    LabelEvent = object:Compounded deed:<did>
    ArrowEvent = object:Compounded deed:<did>
    EventDetail = TO-DETAIL Low #spelled
      | WAY-OF-DOING #spelled
      | MEANS-OF-DOING #spelled
      | TO-DETAIL Low MEANS-OF-DOING #spelled
      | WAY-OF-DOING TO-DETAIL Low #spelled
      | WAY-OF-DOING MEANS-OF-DOING #spelled
    EventAddition = TO-DETAIL Low #spelled
      | MEANS-OF-DOING #spelled
    EventMeans = MEANS-OF-DOING #spelled
    Clause = THAT BE called:<did>
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
