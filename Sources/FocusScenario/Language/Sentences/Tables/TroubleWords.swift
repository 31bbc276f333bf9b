extension LanguageTables {
  /// Words about what does not succeed, what is left out of a sentence, and what is done in place of something.
  static let troubleWords = """
    verb FAILS-AT happening=fail: fail
    word AT-DOING -: to load, to open, to send, to save, to submit, to connect, to play, to sync, to upload, to download
    word AT-DOING -: to refresh, to reload, to start, to close, to update, to reconnect, to verify
    verb BEING-DONE happening=open: open
    verb BEING-DONE happening=close: close
    verb BEING-DONE happening=select: select, choose
    verb BEING-DONE happening=expand: expand
    verb BEING-DONE happening=activate: activate, tap, press
    verb SENDS-INSTEAD -: send, move, bring, put, throw, take, jump, drop, return, dump
    verb KEEP-PLACE relation=stay: retain my place, retain your place, retain their place, retain its place
    verb KEEP-PLACE relation=stay: preserve my place, preserve your place, preserve their place, save your place
    verb KEEP-PLACE relation=stay: retain my position, retain your position, retain their position, preserve my position
    # How somebody comes to a thing, and leaves it.
    verb COME-TO -: tab into|onto, swipe onto|into, flick to|onto, navigate to|into, step onto|into
    verb ARRIVES-ON -: go to
    verb EVENT happening=leave: tab out of|off, swipe out of, navigate away from, navigate out of, step out of, step off
    word BECAME happening=appear: in, here
    verb EMPTY-OUT -: erase, wipe, blank
    verb COMES relation=before: be listed before, be offered before
    verb COMES relation=after: be listed after, be offered after
    verb COMES relation=right-after: be listed right after, be listed directly after, be listed immediately after
    verb COMES relation=right-before: be listed right before, be listed directly before, be listed immediately before
    """
}
