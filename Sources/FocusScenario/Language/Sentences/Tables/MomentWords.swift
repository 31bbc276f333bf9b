extension LanguageTables {
  /// Words about when: what happens, and what lasts.
  static let momentWords = """
    word AFTER when=right-after: right after, immediately after, straight after, directly after, just after
    word AFTER when=right-after: immediately upon, directly upon, right upon, immediately following, directly following
    word AFTER when=right-after: immediately on
    word AFTER when=after: after, following, subsequent to
    word AFTER when=before: before, prior to
    word AFTER when=until: until, till, up until
    word WHEN when=right-after: as soon as, right when, the instant, exactly when, just when, at the moment
    word WHEN when=right-after: the very moment
    word WHEN when=right-after: at the very moment, at the moment when, the moment when, the moment that
    word SOON when=right-after: as soon as, the moment, the instant, right when
    word SOON when=after: once, by the time
    word BECAME happening=appear: visible, on screen, on the screen, shown, displayed, up, back, in place
    word ENDED happening=disappear: gone, no longer visible, no longer there
    word BECAME happening=open: open
    word BECAME happening=enable: enabled
    word ENDED happening=finish: finished, done, complete, over, through
    word ENDED happening=ready: ready
    word WHEN when=after: when, once, if, by the time, now that
    word WHEN when=right-after: the moment, immediately when
    word WHEN-IS -: when, if, given, given that
    word WHILE -: while, during, whilst, as, as long as, for as long as, so long as
    word WITHIN -: within, in under, in less than, in at most, in no more than, no later than, not later than
    word WITHIN-AFTER -: at most, no more than, not more than, less than, under, no later than, not later than
    word ON-DOING -: on, upon
    word WHEN when=after choice=each: each time, every time, whenever, any time, anytime, every single time
    word WHEN when=after choice=each: each time that
    word WHEN when=after choice=each: every time that, each and every time
    word AT-END when=at-end: at the end, at the end of the task, afterwards, in the end, at the very end, after all that
    word AT-END when=at-end: at the end of the flow, at the end of the scenario
    word AT-END when=at-end: after all this, when all is done, once all is done, at the end of it all
    word AT-EVENT happening=launch: at launch, at startup, at start-up, on startup, on start-up, at app launch
    word AT-EVENT happening=launch: on app start
    word AT-EVENT happening=submit: post-submit, post-submission
    word AT-EVENT happening=close: post-dismiss, post-dismissal, post-close
    word AT-EVENT happening=reload: post-reload, post-refresh
    word AT-EVENT happening=load: post-load
    word AT-EVENT happening=delete: post-delete, post-deletion
    word AT-EVENT happening=save: post-save
    word AT-EVENT happening=update: post-update
    word AT-EVENT happening=sign-in: post-login, post-sign-in
    word AT-EVENT happening=pay: post-payment
    word CALLBACK happening=close: ondismiss, onclose, didclose
    word CALLBACK happening=open: onopen
    word CALLBACK happening=appear: onappear, viewdidappear, onshow
    word CALLBACK happening=disappear: ondisappear, viewdiddisappear
    word CALLBACK happening=submit: onsubmit
    word CALLBACK happening=change: onchange
    word CALLBACK happening=reload: onrefresh, onreload
    word CALLBACK happening=load: onload
    word CALLBACK happening=delete: ondelete
    word COMING-BACK happening=go-back: return, returning
    word LOADED-UP happening=load: loading finishes, loading ends, loading is done, loading is finished, loading is over
    word LOADED-UP happening=load: loading has finished, loading completes, loading stops, loading is complete
    word LASTING happening=reload: reload, refresh, reloading, refreshing
    word LASTING happening=load: load
    word LASTING happening=update: update
    word LASTING happening=play: playback
    word LASTING happening=scroll: scroll
    word LASTING happening=upload: upload
    word LASTING happening=download: download
    word LASTING happening=sync: sync
    # What lasts.
    word TYPING condition=typing: typing, text entry, text input, data entry, entering text
    verb TYPE condition=typing: type
    verb LAST happening=update: update
    verb LAST happening=load: load
    verb LAST happening=reload: reload, refresh
    verb LAST happening=scroll: scroll, scroll by
    verb LAST happening=play: play
    verb LAST happening=run: run
    verb LAST happening=refresh: tick
    verb LAST happening=expand: expand
    verb LAST happening=search: search
    verb LAST happening=last: last
    verb LAST happening=spin: spin
    verb LAST happening=animate: animate
    verb LAST happening=buffer: buffer
    verb LAST happening=stream: stream
    verb LAST happening=download: download
    verb LAST happening=upload: upload
    verb LAST happening=sync: sync
    verb LAST happening=connect: connect, reconnect
    verb LAST happening=record: record
    verb LAST happening=count-down: count down
    verb LAST happening=validate: validate
    verb LAST happening=rotate: rotate
    verb LAST happening=change: change
    verb LAST happening=ring: ring
    word MOVING condition=movingThrough: moving through, swiping through, tabbing through, scanning, reading
    # What the user did not have to do.
    word EFFORT effort=swiping: swiping, having to swipe, a swipe, any swiping, any swipe, one swipe, a single swipe
    word EFFORT effort=swiping: the user swiping, a further swipe, another swipe, needing a swipe, my swiping
    word EFFORT effort=swiping: me swiping
    word EFFORT effort=swiping: swiping first, the need to swipe, needing to swipe, any further swiping, further swiping
    word EFFORT effort=swiping: further swipes, extra swipes, any extra swipes, additional swipes, any swipes, swipes
    word EFFORT effort=swiping: having to swipe first, having to swipe for it, me having to swipe
    word EFFORT effort=searching: searching, having to search, any searching, hunting, looking for it, having to look
    word EFFORT effort=searching: having to look for it, searching for it, having to search for it
    word EFFORT effort=scrolling: scrolling, having to scroll, any scrolling
    word EFFORT effort=tapping: tapping, having to tap, a tap, any tapping
    word EFFORT effort=moving-focus: moving focus, moving the focus, the user moving focus, the tester moving focus
    word EFFORT effort=moving-focus: having to move focus, moving my focus
    word EFFORT effort=moving-focus: moving their focus, moving your focus, moving the cursor
    word EFFORT effort=moving-focus: focus moving, a change of focus, changing focus, any change of focus
    word EFFORT effort=moving-focus: focus jumping, focus shifting, focus changing, focus being moved, shifting focus
    """
}
