extension LanguageTables {
  /// What happens again and again, the next time, and what goes on meanwhile.
  static let recurringWords = """
    word EACH-TAP choice=each happening=activate: each tap on, every tap on, each double tap on, every double tap on
    word EACH-TAP choice=each happening=activate: each double-tap on, every double-tap on, each press of, every press of
    word EACH-TAP choice=each happening=activate: each press on, every press on, each click on, every click on
    word EACH-TAP choice=each happening=activate: each activation of, every activation of
    word EACH-GESTURE key=arrow_keys choice=each: each arrow press, every arrow press, each arrow key press
    word EACH-GESTURE key=arrow_keys choice=each: every arrow key press
    word OCCASION happening=disconnect: loss of network, loss of connection, loss of signal, loss of the network
    word OCCASION happening=disconnect: loss of the connection, network loss, connection loss, signal loss
    word OCCASION happening=ring: ringing
    word UNIT unit=1000: sec, secs
    # What goes on.
    word SCAN-GOES condition=does happening=scan: scanning is going, scanning is going on, scanning is running
    word SCAN-GOES condition=does happening=scan: scanning is in progress, scanning is under way, the scan is running
    word SCAN-GOES condition=does happening=scan: the scan is going, the scan is going on, the scan is in progress
    word SCAN-GOES condition=does happening=scan: the scan is under way, the scanner is running, the scanner is going
    word SCAN-GOES condition=does happening=scan: scanning goes on, the scan goes on, the scan runs, scanning runs
    word SCAN-GOES condition=does happening=scan: auto-scanning is running, auto-scanning is on, the scan is active
    word SCAN-GOES condition=does happening=scan: scanning is active, the scanner is active
    verb DOES-NOW condition=does happening=read: read
    verb DOES-NOW condition=does happening=swipe: swipe
    verb DOES-NOW condition=does happening=listen: listen
    verb DOES-NOW condition=does happening=pay: pay
    verb DOES-NOW condition=does happening=wait: wait
    verb DOES-NOW condition=does happening=explore: explore
    verb LAST happening=turn: turn
    verb LAST happening=go-on: go on
    verb LAST happening=continue: continue
    verb EVENT happening=request: ask for
    noun RECURRING-NOUN -: network, connection, signal, loss, activation, going
    modifier BEFORE-NOUN -: ringing
    """
}
