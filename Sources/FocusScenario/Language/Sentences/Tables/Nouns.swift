extension LanguageTables {
  /// Nouns that need no app, and words that stand before a noun though they are verbs or states too.
  static let nouns = """
    # What a restriction says: `the button that opened it`, `the row I tapped`.
    verb OPEN-IT -: open, launch, trigger, present, show, summon, invoke, reveal
    verb OPEN-UP -: bring, call, pop
    verb USE -: press, activate, tap, use, choose, select
    noun NOUN -: error, title, heading, field, button, link, sheet, panel, alert, dialog, modal, popup, popover, overlay
    noun NOUN -: menu, drawer, toast, snackbar, banner, spinner, indicator, list, row, item, cell, card, toggle, slider, switch
    noun NOUN -: picker, image, icon, label, value, text, message, result, summary, page, view, form, cart, price, total
    noun NOUN -: element, control, section, header, footer, bar, toolbar, player, video, map, table, column, checkbox
    noun NOUN -: option, placeholder, caret, badge, tile, photo, number, name, email, address, input, trigger, opener
    noun NOUN -: content, status, group, expiry, date, product, filter, position, role, notification, warning, hint
    noun NOUN -: description, suggestion, layer, window, area, question, answer, password, code, quantity, step
    noun NOUN -: confirmation, account, background, screen, keyboard, cursor, key, top, bottom, line, day, week, month
    noun NOUN -: band, hand, team, thing, tip, note, tab, tag, chip, chart, user, character, word, time, end
    modifier BEFORE-NOUN -: close, cancel, back, search, save, edit, submit, delete, reload, remove, share, send, undo
    modifier BEFORE-NOUN -: call, play, pause, record, done, scan, swipe, add, open, login, expand, collapse, clear, sort
    modifier BEFORE-NOUN -: return, start, show, hide, select, dismiss, confirm, continue, pay, payment, refresh, load
    modifier BEFORE-NOUN -: loading, deleted, selected, disabled, enabled, closed, checked, unchecked, expanded
    modifier BEFORE-NOUN -: collapsed, empty, hidden, visible, focused, updated, changed, removed, opened, focusable
    modifier BEFORE-NOUN -: saved, submitted, reloaded, pressed, tapped, activated, chosen, cancelled, cleared, loaded
    modifier BEFORE-NOUN -: reachable, change, update, opening, closing, reading, order, focus, stop, enter, escape
    """

  /// Words that nobody can observe, or that leave open whether anything is claimed.
  static let vagueWords = """
    vague QUALITY -: logical, logically, sensible, sensibly, proper, properly, correct, correctly, appropriate
    vague QUALITY -: appropriately, reasonable, natural, naturally, intuitive, intuitively, meaningful, good, nice, nicely
    vague QUALITY -: suitable, useful, usable, normal, normally, expected, smooth, smoothly, well, fine, acceptable
    vague QUALITY -: accessible, relevant, obvious, understandable, friendly, clearly, somewhere, something, right place, wrong place
    vague MEASURE -: quickly, soon, usually, often, sometimes, eventually, roughly, about, approximately, almost, nearly
    vague MEASURE -: hardly, barely, quite, very, fairly, pretty, really, several, few, many, some, probably, maybe
    vague MEASURE -: perhaps
    vague PERMISSION -: may, might, could, would
    vague CONDITION -: unless, because, although, though, since, whereas, if, otherwise
    """
}
