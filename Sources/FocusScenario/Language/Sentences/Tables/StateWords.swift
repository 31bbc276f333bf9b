extension LanguageTables {
  /// Words about names, roles and actions.
  static let traitWords = """
    word ROLE text=button: button
    word ROLE text=heading: heading
    word ROLE text=link: link
    word ROLE text=checkbox: checkbox
    word ROLE text=radio_button: radio button
    word ROLE text=switch: switch, switch button, toggle button
    word ROLE text=slider: slider
    word ROLE text=tab: tab
    word ROLE text=image: image
    word ROLE text=text_field: text field
    word ROLE text=search_field: search field
    word A-ROLE -: the role, the role of, the role of a, role
    word ROLE text=checkbox: check box
    word HEADER text=heading: header
    word MARKED-AS -: exposed as, marked as, marked up as, tagged as, flagged as, coded as
    word SHOWN-AS -: shown as, displayed as, rendered as, counted as, listed as, treated as
    word A-LABEL -: the label, a label, label, the name, a name, name, the accessibility label, an accessibility label
    word A-LABEL -: the accessibilitylabel, accessibility label, the content description, a content description
    word A-LABEL -: the contentdescription, content description
    word A-VALUE -: the value, a value, value, the accessibility value, the text, the content
    word CUSTOM-ACTION -: the custom action, the custom actions, custom actions, a custom action, the actions
    word CUSTOM-ACTION -: the action, an action, actions, the accessibility actions, the accessibility action
    word CUSTOM-ACTION -: custom actions for, actions for, the custom actions for, an action for, a custom action for
    verb OFFER-ONLY -: offer
    verb OFFER -: have, offer, expose
    """

  /// Words about values and states that a thing keeps.
  static let valueWords = """
    verb KEEP relation=kept: keep, retain, preserve, maintain, remember
    verb OWN -: have, hold, contain, carry
    verb SHOW relation=equals: have, hold, show, display, contain, keep, retain
    word OWN-VALUE -: its value, its text, its content, its contents, its values, their values, their value
    word OWN-VALUE -: the same value
    word OWN-VALUE -: their contents, their text, what was typed, what i typed, what the user typed, what they typed
    word OWN-VALUE -: the typed text, its input, its entry, its entries, its old value, its previous value
    word OWN-VALUE -: its old text, the value it had, the text it had
    word OWN-VALUE -: what i entered, what was entered, what the user entered, what they entered, what i had typed
    word OWN-VALUE -: my text, my input, my entry, my entries, the text i typed, the entered text
    word EMPTY -: blank, left blank, left empty, completely empty
    word SET-TO -: set to, prefilled with, pre-filled with, populated with, filled with, filled in with
    word SET -: at, set to
    verb REMAIN still=throughout: stay, remain
    verb STAY-UP still=throughout: stay, remain
    verb CHANGE -: change
    verb CHANGE-TO -: become, turn into, switch to, flip to, turn to, change into
    verb CHANGE-FROM -: switch, flip, turn, rise, fall, drop
    verb CHANGE-IT -: change, update, switch
    word SEEN text=visible: seen, seen on screen, seen on the screen
    word STATE text=visible: in view, in sight, on the display, present on screen, present on the screen
    word STATE text=hidden: out of sight, out of view
    word STATE text=disabled: grayed out, deactivated, dimmed out, grayed-out, greyed-out
    word STATE text=unchanged: as it was, as they were, intact, untouched, unaltered, unaffected
    word STATE text=unchanged: as it was before, as they were before, exactly as it was
    word STATE text=on: toggled on
    word STATE text=off: toggled off
    verb SURVIVE -: survive
    verb BECOME text=closed: close
    verb BECOME text=open: open
    verb BECOME text=visible: appear, come up, pop up, show up
    verb BECOME text=gone: disappear, vanish, go away
    verb BECOME text=expanded: expand
    verb BECOME text=collapsed: collapse
    verb CAN-BE text=activate: activate, press, tap
    verb CAN-BE text=close: close, dismiss
    verb CAN-BE text=open: open
    verb CAN-BE text=change: change, edit
    verb CAN-BE text=move: move, drag
    verb CAN-BE text=select: select, choose, pick
    verb CAN-BE text=remove: remove, delete
    verb CAN-BE text=submit: submit, send
    verb CAN-BE text=skip: skip
    verb CAN-BE text=expand: expand
    verb CAN-BE text=collapse: collapse
    verb CAN-BE text=toggle: toggle, tick, check
    verb CAN-BE text=undo: undo
    verb CAN-BE text=copy: copy
    verb CAN-BE text=scroll: scroll
    verb CAN-BE text=increase: increase, raise
    verb CAN-BE text=decrease: decrease, lower
    word OWN-PLACE text=in_place: its place, its position, their place, their position, their places, their positions
    word ABLE text=activate: clickable, tappable, pressable
    word ABLE text=select: selectable
    word ABLE text=change: editable, adjustable
    word ABLE text=close: dismissible, dismissable, closable, closeable
    word ABLE text=scroll: scrollable
    word ABLE text=move: draggable, movable, moveable
    verb DOES text=scroll: scroll
    verb DOES text=pause: pause
    verb DOES text=play: play
    verb DOES text=start: start
    verb DOES text=stop: stop
    verb DOES text=reload: reload, refresh
    verb DOES text=load: load
    verb DOES text=update: update
    verb DOES text=move: move
    verb DOES text=finish: finish, end
    verb DOES text=rotate: rotate
    verb DOES text=lock: lock
    verb COVER -: cover, obscure
    # Nouns and modifiers that the wordings above would otherwise close.
    noun STATE-NOUN -: entry, sight, display, trait, header, input, action, content
    noun STATE-NOUN -: accessibilitylabel, contentdescription
    modifier BEFORE-NOUN -: custom, present
    """
}
