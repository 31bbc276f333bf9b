extension LanguageTables {
  /// Words about names and kinds of controls, of several at once too, and about what lists count.
  static let namingWords = """
    word AS-LABEL -: as its name, as its label, as its accessibility label, as its accessible name, as the label
    word AS-LABEL -: as the name, as label, as name, as their name, as their label, as an accessible name
    word AS-VALUE -: as its value, as the value, as value, as its accessibility value
    verb GET-LABEL -: get, carry, bear, expose
    word ROLE-PLURALS text=button: buttons
    word ROLE-PLURALS text=heading: headings
    word ROLE-PLURALS text=link: links
    word ROLE-PLURALS text=checkbox: checkboxes, check boxes
    word ROLE-PLURALS text=radio_button: radio buttons
    word ROLE-PLURALS text=switch: switches, toggle buttons
    word ROLE-PLURALS text=slider: sliders
    word ROLE-PLURALS text=image: images
    word ROLE-PLURALS text=text_field: text fields
    verb ACT-AS -: act as, behave as, serve as, appear as
    verb EXPOSE-ROLE -: expose, get
    word AS-A-WHOLE manner=in_one_utterance: as a whole, as one, in one piece, as one unit, as a unit, together
    word ORDER-OF -: of, for, through, within, inside
    word STOP-NOUN -: stops, elements
    word SWIPE-ONE -: swipe, flick
    word RETURN-FROM happening=leave: the return from, coming back from, a return from
    word RETURN-FROM happening=leave: getting back from, going back from, navigating back from
    word WHERE-HELD -: on, in, inside, within
    word CONDITION text=invalid: invalid
    word CONDITION text=missing: missing
    """
}
