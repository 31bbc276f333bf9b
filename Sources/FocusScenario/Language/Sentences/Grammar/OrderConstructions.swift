extension LanguageTables {
  /// Claims about the order of stops.
  static let orderConstructions = """
    OrderClaim = ORDER [ON other:Known] Be [":"] List #kind=order #relation=list
      | ORDER [ON other:Known] RUNS List #kind=order #relation=list
      | ORDER [ON other:Known] ":" List #kind=order #relation=list
      | SWIPING reaches List #kind=order #relation=list
      | SWIPING goes through List #kind=order #relation=list
      | TAB-GOES through List #kind=order #relation=list
      | [the] ORDINAL STOP-WORD Be target:Reference #kind=order #relation=stop
      | target:Things Active<COME> in THAT-ORDER #kind=order #relation=in-order
      | the NEXT-STOP other:Reference Be target:Reference #kind=order
      | first COME.s target:Reference Then other:Reference #kind=order #relation=before
      | after other:Reference COME.s target:Reference #kind=order #relation=after
    List = list:Item Next {Next} | Numbered Numbered {Numbered}
    Numbered = bullet:<number> . list:Item
    Next = "," list:Item | Then list:Item | "," and list:Item | and list:Item | → list:Item
    Item = Reference
    """

  /// What a task phrase asks the user to do.
  static let taskConstructions = """
    Do<X> = X.b | AGENT X.b | AGENT X.s
    Task = Action
      | Action again
      | Action Repeated
      | TASK.b number:<number> object:Several IN-TURN
      | TASK-CLOSE.b number:<number> object:Several IN-TURN
      | the same noun:Nouns #action=again
    Repeated = TIMES | number:<number> TIMES-WORD
    Action = Do<TASK> object:TaskThing
      | object:Named #action=activate
      | Do<TASK-RELOAD> [object:TaskThing]
      | Do<TASK-CLOSE> object:TaskThing [means:Means]
      | Do<TASK-CLOSE> means:Means
      | Do<TASK-TYPE> Typed [in object:TaskThing]
      | Do<TASK-TYPE> Typed into object:TaskThing
      | Do<TASK-TYPE> (in | into) object:TaskThing
      | Do<TASK-PRESS> KEY
      | KEY #action=press
      | Do<TASK-WAIT> Time
      | Do<TASK-SCROLL> DOWNWARD
      | TASK-PAN
      | Do<TASK-MOVE> DIRECTION [past:TaskPast]
      | Do<TASK-TURN> SWITCH object:TaskThing
      | Do<TASK-TURN> object:TaskThing SWITCH
      | TASK-BACK
      | AGENT TASK-BACK
      | TASK-ESCAPE
      | TASK-MAGIC
      | TASK-KEYBOARD
      | TASK-TOUCH object:TaskThing
      | TASK-ROTOR TASK-WAY noun:Nouns
      | TASK-CUSTOM quoted:<quoted> on object:TaskThing
    Typed = quoted:<quoted> | quoted:<number>
    TaskThing = KnownThing [restriction:Clause]
      | KnownThing restriction:PlaceChain
      | name:<name>
      | noun:Nouns
    Named = name:<name>
    Several = noun:Nouns #quantifier=any
    TaskPast = past object:Reference
    Means = USING object:Reference
      | USING KEY
      | by MEANS
      | with MEANS
    """
}
