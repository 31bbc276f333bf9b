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
    Task = Action
      | Action Repeated
      | TASK.b number:<number> object:Several IN-TURN
      | TASK-CLOSE.b number:<number> object:Several IN-TURN
      | the same noun:Nouns #action=again
    Repeated = TIMES | number:<number> times
    Action = TASK.b object:TaskThing
      | object:Named #action=activate
      | TASK-RELOAD.b [object:TaskThing]
      | TASK-CLOSE.b object:TaskThing [means:Means]
      | TASK-CLOSE.b means:Means
      | TASK-TYPE.b quoted:<quoted> [in object:TaskThing]
      | TASK-TYPE.b quoted:<quoted> into object:TaskThing
      | TASK-TYPE.b (in | into) object:TaskThing
      | TASK-PRESS.b KEY
      | KEY #action=press
      | TASK-WAIT.b number:<number> UNIT
      | TASK-WAIT.b number:<decimal> UNIT
      | TASK-SCROLL.b DOWNWARD
      | TASK-MOVE.b DIRECTION [past:TaskPast]
      | TASK-TURN.b SWITCH object:TaskThing
      | TASK-TURN.b object:TaskThing SWITCH
      | TASK-BACK
      | TASK-ESCAPE
      | TASK-MAGIC
      | TASK-KEYBOARD
      | TASK-TOUCH object:TaskThing
      | TASK-ROTOR TASK-WAY noun:Nouns
      | TASK-CUSTOM quoted:<quoted> on object:TaskThing
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
