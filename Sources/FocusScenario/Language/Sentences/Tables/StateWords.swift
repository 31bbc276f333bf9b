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
    word A-LABEL -: the label, a label, label, the name, a name, name, the accessibility label
    word CUSTOM-ACTION -: the custom action, the custom actions, custom actions, a custom action
    verb OFFER -: have, offer, expose
    """

  /// Words about values and states that a thing keeps.
  static let valueWords = """
    verb KEEP relation=kept: keep, retain, preserve
    verb OWN -: have, hold, contain
    verb SHOW relation=equals: have, hold, show, display, contain
    word OWN-VALUE -: its value, its text, its content, its contents, its values, their values, their value
    word OWN-VALUE -: the same value
    word OWN-VALUE -: their contents, their text, what was typed, what i typed, what the user typed, what they typed
    word OWN-VALUE -: the typed text
    verb REMAIN still: stay, remain, keep
    verb CHANGE -: change
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
    verb CAN-BE text=leave: leave, exit
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
    """
}
