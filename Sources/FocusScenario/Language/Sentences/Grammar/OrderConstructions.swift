extension LanguageTables {
  /// Claims about the order of stops.
  static let orderConstructions = """
    OrderClaim = ORDER [ON other:Known] Be [":"] List #kind=order #relation=list
      | ORDER [ON other:Known] Active<RUNS> List #kind=order #relation=list
      | ORDER [ON other:Known] Active<RUNS> DIRECTION-OF-ORDER #kind=order #relation=direction
      | ORDER [ON other:Known] Be DIRECTION-OF-ORDER #kind=order #relation=direction
      | ORDER [ON other:Known] Active<ORDER-ENDS> target:Reference #kind=order #relation=stop
      | ORDER [ON other:Known] ":" List #kind=order #relation=list
      | STOPS [ON other:Known] Be [":"] List [InThatOrder] #kind=order #relation=list
      | SCANNING Active<VISIT-FIRST> target:Reference first Then other:Reference #kind=order #relation=before #via=scan
      | SCANNING Active<VISIT-EACH> List [InThatOrder] #kind=order #relation=list #via=scan
      | SWIPING Active<VISIT> List [InThatOrder] #kind=order #relation=list
      | SWIPING Active<GO-ALONG> FromTo #kind=order #relation=list
      | TAB-GOES through List [InThatOrder] #kind=order #relation=list
      | TAB-GOES FromTo #kind=order #relation=list
      | [the] ORDINAL STOP-WORD Be target:Reference #kind=order #relation=stop
      | target:Things Active<COME> in THAT-ORDER #kind=order #relation=in-order
      | the NEXT-STOP other:Reference Be target:Reference #kind=order
      | first COME.s target:Reference Then other:Reference #kind=order #relation=before
      | after other:Reference COME.s target:Reference #kind=order #relation=after
    List = list:Item Next {Next}
      | first list:Item Next {Next}
      | Numbered Numbered {Numbered}
      | Numbered NextNumbered {NextNumbered}
    Numbered = bullet:<number> . list:Item | bullet:<number> ")" list:Item
    NextNumbered = "," Numbered | ";" Numbered
    Next = "," list:Item
      | Then list:Item
      | "," and list:Item
      | and list:Item
      | → list:Item
      | "," finally list:Item
      | and finally list:Item
      | "," and finally list:Item
    FromTo = from list:Item to list:Item to list:Item {ToItem}
      | from list:Item to list:Item and list:Item
      | from list:Item to list:Item "," to list:Item
      | from list:Item to list:Item and to list:Item
      | from list:Item to list:Item and then to list:Item
    ToItem = to list:Item
    InThatOrder = in THAT-ORDER | "," in THAT-ORDER
    ThingPredicate += Be FIRST IN-ORDER #kind=order #relation=stop
      | Active<COME-AS> FIRST IN-ORDER #kind=order
      | Active<ORDER-SITS> other:Known IN-ORDER #kind=order
      | Be in between list:Reference and list:Reference #kind=order #relation=between
      | Be SCANNED BESIDE other:Known #kind=order #via=scan
      | Be SCANNED DIRECTION-OF-ORDER #kind=order #relation=direction #via=scan
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
      | Do<TASK-MOVE> past:TaskGoal #direction=forward
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
      | TaskGoal
      | TASK-UP-TO object:Reference #when=until
    TaskGoal = TASK-UNTIL object:Reference #when=until
    Means = USING object:Reference
      | USING KEY
      | by MEANS
      | with MEANS
    """
}
