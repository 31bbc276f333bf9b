/// What people claim in words that come to a sentence of the language: rows `sentence / denied < pattern | pattern`.
///
/// The places are those of the other rows, and `z` a third thing, `u` words that name something or are said; the
/// sentence has `q` for those, `e` for the moment after what is done, `l` and `m` for a list with and without `and`.
extension ClauseTable {
  static let sayings = """
    # Where focus is.
    e, focus moves to x < e ~PUT WHOM on TO x
    focus is on x, not on y < WHO be AT x , and? not AT? y | WHO be AT x , not w TO y
    focus stays in x < WHO ~STAY IN x | FOCUS be +LEAVE IN x
    focus is on x < x be where FOCUS ~GO first
    after x opens, focus is on y / after x opens, focus is not on y < x ~START FOCUS off? AT y
    after x opens, focus is on y / after x opens, focus is not on y < x ~START WHOM off? AT y
    after x opens, focus is on y / after x opens, focus is not on y < x ~OPEN with FOCUS already? AT y
    after x opens, focus is on y / after x opens, focus is not on y < x ~PUT FOCUS AT y WHENOPENED
    after x opens, focus is on y / after x opens, focus is not on y < x ~TAKE FOCUS AT y WHENOPENED?
    after x opens, focus is on y / after x opens, focus is not on y < x ~TAKE FOCUS on y
    after x opens, focus is on y < WHENOPENED x FOCUS be AT y | x ~HAVE FOCUS AT y WHENOPENED | x ~OPEN straight? AT y
    e, focus does not move / - < e ~LEAVE WHOM AT x it/i/you/they/focus was/were on?
    e, focus does not move / - < e ~LEAVE WHOM STRAIGHTBACK it/i/you/they was/were/is/am/are
    e, focus is on x / e, focus is not on x < e ~PUT WHOM nowhere OTHERTHAN AT x
    e, focus is on x / e, focus is not on x < e ~PUT WHOM nowhere else OTHERTHAN AT x
    focus returns to the element that had focus before / - < WHO be +PUT STRAIGHTBACK WHO be
    focus returns to the element that had focus before / - < WHO be STRAIGHTBACK WHO be before?
    focus returns to the element that had focus before / - < WHO be +PUT STRAIGHTBACK WHO be before w
    focus returns to the element that had focus before / - < WHO ~GO STRAIGHTBACK WHO be before w
    focus returns to the element that had focus before / - < FOCUS ~GO STRAIGHTBACK it was before?
    focus returns to the element that had focus before / - < WHO ~GO STRAIGHTBACK WHO be before?
    focus returns to the element that had focus before / - < WHO be STRAIGHTBACK WHO left off
    focus returns to the element that had focus before / - < WHO ~RESUME where WHO left off
    e, focus returns to the element that had focus before < e ~PUT WHOM STRAIGHTBACK WHO be before?
    e, focus returns to the element that had focus before < e ~PUT WHOM STRAIGHTBACK WHO left off
    - / after x appears, focus stays on y < x ~PULLAWAY WHOM AWAY y | x ~PULLAWAY FOCUS AWAY y
    - / after x appears, focus does not move < x ~PULLAWAY FOCUS | x ~PULLAWAY FOCUS away
    - / focus stays on y < WHO be +PULLAWAY AWAY y | FOCUS be +PULLAWAY AWAY y | FOCUS ~GO off y
    focus is on x < FOCUS ~FOLLOWIT x | FOCUS be around x | FOCUS be round x
    focus moves to x, not to y < x and not y ~TAKE FOCUS | FOCUS ~GO TO x rather_than/instead_of/but_not TO? y
    focus moves to x, not to y < not y but x ~TAKE FOCUS | FOCUS be not AT y but AT x | FOCUS not ~GO TO y but TO x
    after x appears, focus is on x / after x appears, focus is not on x < x ~TAKE FOCUS WHENOPENED
    after x appears, focus is on x / after x appears, focus is not on x < WHENOPENED x ~TAKE FOCUS
    - / focus never leaves x < FOCUS can ~EXIT x | there is no way WHO can ~EXIT x
    focus never reaches x < WHO never ~REACH x | FOCUS never ~REACH x | without ever ending up on x
    e, focus is on x / e, focus is not on x < e ~PUT WHOM TO x again | e ~HAND WHOM AT x | e and WHO be AT x
    e, focus is on x / e, focus is not on x < e and FOCUS be AT x
    e, focus returns to x / - < e ~PUT WHOM back AT x | e ~GO BACKTO x
    e, focus moves to x < e ~FOCUSIT x
    focus is on x < WHO be STRAIGHTBACK x be | x be where WHO be
    e, focus is on x < e ~ENDS AT x
    focus starts on x < INITIAL ~GO TO x first | WHO ~LAND here first , x
    - / e, focus does not leave x < e ~EXIT x | e ~PULLAWAY WHOM AWAY x
    e, focus moves into x / e, focus does not move into x < e ~GO IN x | e ~PUT WHOM IN x
    """
}
