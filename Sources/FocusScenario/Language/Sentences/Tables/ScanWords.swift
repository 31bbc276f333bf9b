extension LanguageTables {
  /// Words about the scan.
  static let scanWords = """
    word SCANNING -: scanning, the scan, the scanner, the scan highlight, the scanner highlight, the scanning cursor
    verb SCAN relation=stops-on: stop on|at, land on|at, pause on, reach, highlight, visit
    verb SCAN relation=stops-on lacking: skip, ignore, pass over
    verb SCAN relation=stops-on: get to
    # With the next step; denied, at no time.
    verb SCAN-ON -: go on to, move on to, proceed to, advance to, go to, move to
    verb SCAN relation=enters: enter, go into, move into
    verb SCAN relation=leaves: leave, exit
    verb SCAN relation=starts-at: start at|on|with, begin at|on|with
    verb SCAN relation=restarts-at: restart at|on|from, start again at|on|from, start over at|on|from, begin again at|on
    verb SCAN relation=restarts-at: pick up again at, continue at|with|from, carry on from|with, resume at|from|with
    verb SCAN relation=restarts-at: wrap to, wrap around to, wrap back to, loop back to, loop to, cycle back to
    verb SCAN relation=stops-on: cover, include
    verb SCAN relation=stay-in: wrap inside|in|within, loop inside|in|within
    verb SCAN relation=stay-in: stay in|inside|within, remain in|inside|within
    verb SCAN relation=stay-on: stay on|at, remain on|at
    verb SCAN relation=return-to: go back to, return to, come back to
    word PER-CYCLE perCycle: per cycle, in each cycle, in every cycle, per round, each round, per pass, in one pass
    word PER-CYCLE perCycle: in every pass, per loop, in one loop, in each loop
    """
}
