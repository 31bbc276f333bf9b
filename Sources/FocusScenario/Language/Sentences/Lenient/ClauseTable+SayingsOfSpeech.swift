/// What people claim of what is heard, in words that come to a sentence of the language.
extension ClauseTable {
  static let sayingsOfSpeech = """
    # What is heard.
    x is spoken with y / x is not spoken with y < y be? PARTOF x 's LABELPART | y be? PARTOF the LABELPART of x
    x is spoken with y / x is not spoken with y < x ~HAVE y as its/their/the/a LABELPART
    x is spoken with y / x is not spoken with y < x ~HAVE y as part of its/their/the LABELPART
    x is spoken with y / x is not spoken with y < x ~INCLUDE y in/within/as its/their/the LABELPART
    x is spoken with y / x is not spoken with y < x ~SAYS y in/as/with/within its/their/the LABELPART
    x is spoken with y / x is not spoken with y < the? LABELPART of x ~INCLUDE y | x 's LABELPART ~INCLUDE y
    x is spoken with y / x is not spoken with y < the? LABELPART of x ~SAYS y
    x is spoken with y / x is not spoken with y < x 's LABELPART ~SAYS y | y be +SAID as the? LABELPART of x
    x is spoken with y / x is not spoken with y < y be? the LABELPART of x
    x is spoken with y / x is not spoken with y < y be +SAID as x 's LABELPART | y be x 's LABELPART | y ~BELONG to x
    x is spoken with y / x is not spoken with y < x ~TAKE its/their LABELPART from/of y | x be +SAID as its/their? y
    x is spoken with y / x is not spoken with y < x be? named after y
    x is spoken with y / x is not spoken with y < x ~GET its/their LABELPART from y | y be +SAID as its? part of x
    x is spoken with y / x is not spoken with y < y be? +SAID as a? part of x
    x is spoken with q / x is not spoken with q < the LABELPART of x ~INCLUDE the_word/the_words? u
    x is spoken with q / x is not spoken with q < x 's LABELPART ~INCLUDE u | x ~INCLUDE the_word/the_words u
    x is spoken with q / x is not spoken with q < x be +SAID with the_word/the_words u
    x is spoken with q / x is not spoken with q < x ~TELLS u in/as/with its/their/the LABELPART
    x is spoken with q / x is not spoken with q < x ~SAYS what/where/which/how/that WHO? w , for_example/like/such_as/as_in/e.g. q
    x is spoken with y and z < x be? +SAID as? y SUMMED z | x ~SAYS y SUMMED z | x ~SAYS its y and its z
    x is spoken with q and y < x be? +SAID as? q SUMMED y | x ~SAYS q SUMMED y
    x is spoken with y and q < x be? +SAID as? y SUMMED q | x ~SAYS y SUMMED q
    x is spoken with l / x is not spoken with l < x be? +SAID as l | x ~SAYS l | x ~SAYS : l | x be? +SAID : l
    x is spoken with l / x is not spoken with l < x ~SAYS WHOM l
    x is spoken with l; nothing else is spoken < x ~SAYS l NOTHINGELSE | x ~SAYS l , NOTHINGELSE
    x is spoken with l; nothing else is spoken < x ~SAYS l , and NOTHINGELSE | x ~SAYS l and NOTHINGELSE
    x is spoken with l; nothing else is spoken < x be? +SAID as? l and NOTHINGELSE
    x is spoken with y; nothing else is spoken < x ~SAYS y , and? NOTHINGELSE | x be +SAID with y , and? NOTHINGELSE
    l are spoken in that order < x ~SAYS l , in_that_order/in_this_order | x ~SAYS l in_that_order/in_this_order
    l are spoken in that order < x be +SAID as? l , in_that_order/in_this_order
    l are spoken in that order < x be +SAID as? l in_that_order/in_this_order
    y is spoken before z < x ~SAYS y before z | x ~SAYS y first , then z | x ~SAYS y first and then z
    y is spoken before z < x ~SAYS first y , then z
    y is spoken before z < x ~SAYS y and then z | x ~SAYS y then z | x be? +SAID as? y and then z
    y is spoken before z < x ~SAYS y , and? then z | x be? +SAID as y , then z | x ~SAYS first y and then z
    y is spoken after z < x ~SAYS y after z | x ~SAYS y behind z
    q is spoken before y < x be? +SAID as? q before y | x ~SAYS q before y
    q is spoken after y < x be? +SAID as? q after y | x ~SAYS q after y
    x is spoken as q / x is not spoken as q < x ~TELLS u | x be? +SAID as u
    x is spoken as q / x is not spoken as q < x ~TELLS the_word/the_words/just/simply/only? u | x be? +READOUT u
    x is announced as q / x is not announced as q < x be? +MARK as u | x be? described as u | x be? announced u
    x is announced as q / x is not announced as q < x ~ANNOUNCE itself as u
    x is spoken as q / x is not spoken as q < x be called u | x ~SOUND like u | x ~GOBY u | x say/says : u
    x is spoken with y and q < x ~SAYS y , q | x ~SAYS y and q
    x is spoken with q / x is not spoken with q < x ~SAYS y : q
    x is spoken as q, not as y < x ~SAYS q instead_of/rather_than/, not/and_not/, and_not y
    x is spoken; y is not spoken < x be? +SAID without y | READER ~SAYS x without y | x be? +SAID but not y
    x is spoken; y is not spoken < x be? +SAID , but? not y
    x is spoken with y; z is not spoken < x ~SAYS y , but? not z | x ~SAYS y but not z | x ~SAYS y without z
    x is spoken with y; z is not spoken < x ~SAYS y and not z
    - / x is announced without interruption < x ~INTERRUPTS OTHERSPEECH
    - / y is spoken to the end < x ~INTERRUPTS y
    e, x is spoken with its state < x ~SAYS whether_it_is/whether_they_are/if_it_is/whether_it's/if_it's STATEWORD WHENUSED?
    x is spoken with its state < x ~SAYS whether_it_is/whether_they_are/if_it_is STATEWORD | x ~SAYS STATEWORD
    x is spoken with its state < x ~SAYS WHOM whether_it_is STATEWORD
    x is spoken with its state < x ~SAYS its/their state | x be +SAID with its/their state
    after activating x, q is spoken < x ~TELLS u WHENUSED | x ~TELLS u , WHENUSED | WHENUSED x ~TELLS u
    after activating x, y is spoken < x ~SAYS y WHENUSED
    e, q is spoken / e, q is not spoken < e ~TELLS u | e ~GIVE q | e be confirmed/acknowledged/answered with/by u
    e, x is spoken / e, x is not spoken < e ~SAYS x | e and WHO ~HEARS x | e and x be +SAID | e ~READ x | e ~GIVE x
    e, x is spoken again / e, x is not spoken again < e ~MAKE x be read/spoken again | e ~SAYS x again
    after each change, x is spoken once < x be? +SAID once PERCHANGE
    after each change, x is spoken < x be? +SAID PERCHANGE
    x is not spoken again within 1 second / - < x be never +SAID every second
    - / x is not spoken again within 1 second < x be? +READOUT every second | READER ~SAYS x every second
    - / x is not spoken again within 60 seconds < x be? +READOUT every minute
    x is not spoken again within 60 seconds < x be? +SAID at_most_once/no_more_than_once/only_once/once_at_most a/per/every minute
    x is spoken before y < x be? +SAID before y be +SAID | x ~COME before y be? spoken/read
    x is spoken before y < x be? +SAID before y be +SAID again
    e, x is not spoken as q < e ~TAKE u off/from x | e ~TAKE u AWAY x
    the state of x is q < x 's state ~CHANGES to u | x ~CHANGES its state to u
    x is spoken with y < x ~SPEAKS its/their? y
    x is spoken with y and z < x be +SAID as y and z | x be +SAID by y and z | x ~SAYS y , z
    x is spoken with y < x be +SAID by its/their? y
    x is announced < x be? +SAID NOMATTER | x be? announced NOMATTER
    - / x is spoken at most once < READER ~SAYS x more_than_once | x be +SAID more_than_once
    - / x is spoken at most once < x be +SAID more than one time
    - / x is spoken at most once < READER ~SAYS x more_than_once per w | x be +SAID more_than_once per w
    - / x is spoken at most once < x be +SAID more_than_once in_a_row
    x is spoken < x be? +LISTOUT | x be? +LISTOUT aloud
    x is named q / x is not named q < x be given the? name/label u | x ~TAKE the? name/label u | x be? labelled u
    x is named q / x is not named q < x be? named u | x 's name be q
    the hint of x is q / the hint of x is not q < x ~HAVE a?/the? hint u | x 's hint ~TELLS u | the hint of x ~TELLS u
    the hint of x is q / the hint of x is not q < x ~HAVE a hint that u
    the value of x is q / the value of x is not q < the value of x ~TELLS u | x 's value ~TELLS u | x 's value be q
    the value of x is q / the value of x is not q < x ~HAVE the? value u | the value of x be q
    """
}
