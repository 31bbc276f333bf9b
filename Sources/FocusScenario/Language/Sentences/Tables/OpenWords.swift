extension LanguageTables {
  /// What apps are about, where a word looks like another of the language: nouns, and what stands before them.
  static let openNouns = """
    noun OPEN-NOUN -: applicant, asset, award, bath, blur, bread, build, building, cake, camp, cash
    noun OPEN-NOUN -: center, centre, charge, chart, check, clip, clone, closet, colour, comment, cone, consent
    noun OPEN-NOUN -: contact, copy, cost, couch, credit, curtain, cycle, debit, decline, deed, design, discount
    noun OPEN-NOUN -: dispatch, dispute, draft, dust, estimate, exchange, exit, expert, extract, face, family
    noun OPEN-NOUN -: fever, file, film, fire, format, fuel, fund, grade, grant, ground, hall, head, heat
    noun OPEN-NOUN -: hire, hole, hood, hook, host, invoice, label, leader, lease, lock, lunch
    noun OPEN-NOUN -: maker, male, map, mark, market, mask, mass, measure, meat, message, mix, monitor, mount
    noun OPEN-NOUN -: night, node, nose, offer, outlet, outline, pack, paint, painting, park, parking, patch
    noun OPEN-NOUN -: payer, poll, port, preset, preview, price, printer, prompt, provider, queue, race, receiver
    noun OPEN-NOUN -: red, refill, register, rent, repair, replay, repost, rescue, reserve, retake, reward, rewrite
    noun OPEN-NOUN -: round, sack, sale, saver, scale, score, seller, share, shell, shore, shot, sink, site, sketch
    noun OPEN-NOUN -: slice, snow, spoon, sport, stack, stamp, strap, study, summit, tag, tank
    noun OPEN-NOUN -: tear, tent, tide, toll, tool, town, trace, trade, upgrade, upvote, visit, vote, walk, wall
    noun OPEN-NOUN -: wave, wire, wrap, zone
    modifier BEFORE-NOUN -: black, blurred, bold, bright, clickable, cold, combined, daily, dismissible
    modifier BEFORE-NOUN -: draggable, editable, fixed, flagged, gold, grouped
    modifier BEFORE-NOUN -: held, initial, labelled, linked, live, male
    modifier BEFORE-NOUN -: masked, mixed, monthly, parked, pink, reserved, restricted, round
    modifier BEFORE-NOUN -: scrollable, selectable, sick, solid, stacked, swipeable
    modifier BEFORE-NOUN -: tall, tappable, thin, tracked, truncated, unselected, untouched, weekly
    modifier BEFORE-NOUN -: white, wide, yearly
    """

  /// What is done in apps and is called what it is.
  static let openDeeds = """
    verb EVENT happening=itself: adjust, admit, adopt, align, allocate, alter, analyse, animate, append
    verb EVENT happening=itself: appoint, appraise, arrange, assemble, authorise, authorize, blur, borrow, browse
    verb EVENT happening=itself: build, bump, calculate, carry, categorise, centre, certify, charge, chart
    verb EVENT happening=itself: clip, collect, colour, combine, comment, commit, compare, compile, compose
    verb EVENT happening=itself: compress, conceal, conclude, configure, consent, contact, convert, create, credit
    verb EVENT happening=itself: customise, debit, decode, deduct, defer, define, delegate, deliver, demote, deploy
    verb EVENT happening=itself: deselect, design, detect, dictate, discount, dispatch, dispute, dissolve
    verb EVENT happening=itself: distribute, donate, downgrade, draft, eject, embed, empty, encode, endorse
    verb EVENT happening=itself: engage, enlarge, enrol, escalate, estimate, evaluate, exchange
    verb EVENT happening=itself: execute, expire, extract, fetch, film, finalise, format, forward
    verb EVENT happening=itself: fund, generate, grade, grant, hire, inflate, initialise, inspect, insure
    verb EVENT happening=itself: integrate, invest, invoice, label, launch, liquidate, magnify, measure
    verb EVENT happening=itself: message, mix, modify, monitor, mount, nominate, organise, outline
    verb EVENT happening=itself: overwrite, pack, paint, park, parse, patch, pay, poll, preview, price
    verb EVENT happening=itself: prioritise, promote, propose, purchase, queue, rearrange, rebook, reboot
    verb EVENT happening=itself: rebuild, recognise, recommend, reconnect, recycle, redial, redirect, redo, refill
    verb EVENT happening=itself: reflow, reformat, refuse, register, regroup, reinstall, relabel, render
    verb EVENT happening=itself: rent, reopen, repair, repay, replay, repost, rerun, rescue, reserve, reshuffle
    verb EVENT happening=itself: restart, resubmit, resume, retake, retract, retrieve, reuse, revise, revoke, reward
    verb EVENT happening=itself: rewrite, sanitise, scale, score, sell, separate, sketch, slice, specify
    verb EVENT happening=itself: stack, stamp, study, subscribe, summarise, sync, tag, terminate, tint, trace, trade
    verb EVENT happening=itself: transcribe, transform, transmit, transpose, unarchive, unblock, undelete, unfold
    verb EVENT happening=itself: unfreeze, unify, unlike, unlink, unload, unmark, unpack, unpause, unplug, unpublish
    verb EVENT happening=itself: unselect, unshare, unstar, unsubscribe, untag, unwrap, upgrade, upvote, visit, vote
    verb EVENT happening=itself: wrap, write
    """
}
