extension LanguageTables {
  /// What controls are called in many apps, by the first word: the rest of such a name has small letters.
  static let captions: [String: [[String]]] = {
    var captions: [String: [[String]]] = [:]
    for row in captionRows.split(separator: "\n") {
      let parts = row.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      captions[String(parts[0])] = parts[1].split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    }
    return captions
  }()

  private static let captionRows = """
    add: to bag, to cart, to basket, to list, to wishlist, to favourites, to favorites, to playlist, to calendar
    ask: again
    about: us
    back: to top
    book: now
    buy: now, again
    call: back, now, us
    cancel: order, booking
    change: address, photo, password
    check: in, out
    clear: all, filters
    contact: us
    continue: shopping, as guest
    dark: mode
    delete: all
    discard: draft, changes
    edit: profile
    end: call
    forgot: password
    find: out more
    full: screen
    get: started, help, directions
    go: back
    hang: up
    join: call
    keep: editing, me signed in
    learn: more
    listen: again
    leave: call
    light: mode
    load: more
    log: in, out
    lower: hand
    mark: all as read, as read, as done, as unread
    more: info, options, actions
    move: up, down
    mute: all
    night: mode
    not: now
    order: now
    pay: now
    pick: up
    place: order
    play: again, next
    privacy: policy
    raise: hand
    read: more, aloud, later, now
    remember: me
    remind: me later
    reply: all
    report: a problem
    resend: code
    save: for later, as draft, and close, and continue, changes
    see: all, more
    select: all
    send: money, again
    share: location, later
    shop: now
    show: more, all, less, password, on map
    sign: in, out, up
    skip: intro, ad, to content, to main content, to results, to search
    sort: by
    start: over, call, again
    stay: signed in, logged in
    take: photo
    terms: and conditions, of use, of service
    top: up
    try: again
    turn: on, off
    undo: send
    up: next
    use: passcode, photo
    view: all, basket, cart, bag, details, on map
    watch: later, again
    zoom: in, out
    """
}
