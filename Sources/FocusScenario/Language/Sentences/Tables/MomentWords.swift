extension LanguageTables {
  /// Words about when: what happens, and what lasts.
  static let momentWords = """
    word AFTER when=right-after: right after, immediately after, straight after, directly after, just after
    word AFTER when=after: after, following
    word AFTER when=before: before
    word AFTER when=until: until, till
    word WHEN when=right-after: as soon as
    word WHEN when=after: when, once
    word WHEN when=after choice=each: each time, every time, whenever
    word AT-END when=at-end: at the end, at the end of the task, in the end
    # What happens: to a thing, and by itself; words for the same happening share a lemma.
    verb EVENT happening=open: open
    verb EVENT happening=close: close, dismiss
    verb EVENT happening=submit: submit, send
    verb EVENT happening=reload: reload, refresh
    verb EVENT happening=delete: delete, remove
    verb EVENT happening=activate: activate, press, tap, double-tap
    verb EVENT happening=change: change, edit
    verb EVENT happening=update: update
    verb EVENT happening=select: select, choose
    verb EVENT happening=expand: expand
    verb EVENT happening=collapse: collapse
    verb EVENT happening=cancel: cancel
    verb EVENT happening=save: save
    verb EVENT happening=load: load
    verb EVENT happening=clear: clear
    verb EVENT happening=appear: show, present, display
    verb HAPPEN happening=open: open
    verb HAPPEN happening=close: close
    verb HAPPEN happening=appear: appear, come up, show up, pop up
    verb HAPPEN happening=disappear: disappear, vanish, go away
    verb HAPPEN happening=update: update
    verb HAPPEN happening=change: change
    verb HAPPEN happening=load: load
    verb HAPPEN happening=reload: reload, refresh
    verb HAPPEN happening=finish: finish, end
    verb HAPPEN happening=fail: fail
    verb HAPPEN happening=expand: expand
    verb HAPPEN happening=collapse: collapse
    word HAPPENING happening=close: close, closing, dismissal, dismiss
    word HAPPENING happening=open: open, opening
    word HAPPENING happening=submit: submit, submission, submitting
    word HAPPENING happening=reload: reload, reloading, refresh
    word HAPPENING happening=delete: delete, deletion, deleting, removal
    word HAPPENING happening=cancel: cancel, cancelling
    word HAPPENING happening=back: back, going back
    word HAPPENING happening=load: load, loading
    word HAPPENING happening=save: save, saving
    word HAPPENING happening=update: update
    word HAPPENING happening=change: change
    word HAPPENING happening=select: selection
    # What lasts.
    word TYPING condition=typing: typing
    verb TYPE condition=typing: type
    verb LAST happening=update: update
    verb LAST happening=load: load
    verb LAST happening=reload: reload
    verb LAST happening=scroll: scroll
    verb LAST happening=play: play
    word MOVING condition=movingThrough: moving through, swiping through, tabbing through
    # What the user did not have to do.
    word EFFORT effort=swiping: swiping, having to swipe, a swipe, any swiping, any swipe, one swipe
    word EFFORT effort=searching: searching, having to search, any searching
    word EFFORT effort=scrolling: scrolling, having to scroll, any scrolling
    word EFFORT effort=tapping: tapping, having to tap, a tap, any tapping
    word EFFORT effort=moving-focus: moving focus, moving the focus, having to move focus
    """
}
