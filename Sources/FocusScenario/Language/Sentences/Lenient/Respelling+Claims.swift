// Where focus is and goes, what is heard and what can be reached, in the words of people.

extension Respelling {
  /// Where focus is and goes, with whoever has it or takes it there; what does it is left out.
  static let focusTable = """
    focus is on < ^ RING ON | RING : | RING = | RING = = | RING → | THEY RESTS ON | find themselves ON | WE is ON
    focus is on < finds themselves ON | ^ land ON | ^ you are ON | ^ we are ON | has you ON | with RING ON
    focus is in < ^ RING IN | THEY RESTS IN
    focus is back on < RING BACK | RING → BACK | RING RESTS BACK | THEY RESTS BACK | THEY RESTS again ON
    focus is back on < focus is restored on | ^ BACK | RING again ON | THEY is again ON | ^ back on
    focus stays on < RING still ON | THEY STAYS ON | THEY STAYS with | LEAVES ME ON | leave ME ON | leaves ME with
    focus stays on < keep ME ON | keeps ME ON | ^ still on | THEY STAYS right on | THEY STAYS there on
    focus stays in < RING still IN | THEY STAYS IN | LEAVES ME IN | leave ME IN | ^ still in | THEY can only move IN
    focus moves to < SENDS ME TO | THEY GOES TO | THEY GO TO | THEY is SENT TO | THEY are SENT TO | THEY am SENT TO
    focus moves to < THEY gets SENT TO | THEY should be SENT TO | THEY must be SENT TO | THEY shall be SENT TO
    focus moves to < THEY should GO TO | THEY must GO TO | THEY shall GO TO | THEY will GO TO | THEY has to GO TO
    focus moves to < THEY needs to GO TO | THEY will be SENT TO | THEY has been SENT TO | THEY should to GO TO
    focus moves to < THEY has moved TO | THEY has jumped TO | must SEND ME TO | should SEND ME TO | shall SEND ME TO
    focus moves to < will SEND ME TO | picks ME up at | picks up at | ^ jump to | ^ jumps to | ^ goes to | ^ moves to
    focus moves to < ^ lands on | ^ move to | has THEY GO TO | makes ME GO TO | lets ME land on | THEY spawns on
    focus moves to < THEY be SENT TO | THEY be SENT ON | ^ focus lands on | THEY has moved on to | SENDS ME over TO
    focus moves to the < ^ focus the
    focus is never on < in neither case RING ON | in no case RING ON | under no circumstances RING ON
    focus moves to < RING → moves TO | RING → goes TO | RING → jumps TO
    focus does not move < THEY STAYS there instead of moving on | THEY STAYS instead of moving on
    focus moves into < SENDS ME INTO | THEY GOES INTO | THEY is SENT INTO | THEY should GO INTO | THEY must GO INTO
    focus returns to < SENDS ME BACK | THEY GOES BACK | THEY GO BACK | THEY is SENT BACK | THEY are SENT BACK
    focus returns to < RETURNS ME TO | RETURNS ME BACK | THEY should GO BACK | THEY must GO BACK | THEY shall GO BACK
    focus returns to < THEY will GO BACK | THEY should be SENT BACK | THEY must be SENT BACK | THEY is restored TO
    focus returns to < THEY returns TO | THEY return TO | THEY should return TO | THEY must return TO | THEY is back at
    focus returns to < must SEND ME BACK | should SEND ME BACK | ^ returns to | ^ goes back to | ^ comes back to
    focus returns to < THEY are restored TO | THEY shall return TO | THEY has to return TO | THEY resumes ON
    focus returns to < THEY is returned TO | THEY are returned TO | must return ME to | should return ME to
    focus does not move to < NOT SEND ME TO | THEY NOT GO TO | NOT be SENT TO | THEY is not SENT TO | THEY NOT jump TO
    focus never moves to < never SENDS ME TO | THEY NEVER GOES TO | THEY is never SENT TO | THEY are never SENT TO
    focus never moves to < NEVER SEND ME TO | THEY NEVER GO TO
    focus does not move < THEY NOT budge | THEY NOT jump | THEY NOT move | THEY NOT wander | THEY is not moved
    focus does not move < THEY STAYS put | THEY STAYS where it is | THEY STAYS where it was | THEY NOT jump anywhere
    focus does not move < THEY STAYS where i was | THEY STAYS where you were | THEY STAYS where they were
    focus does not move < THEY NOT go anywhere | THEY NOT shift | THEY NOT change | THEY NOT get moved | LEAVES ME alone
    focus does not move < LEAVES ME where it is | LEAVES ME where it was | LEAVES ME where i was | NOT move ME
    focus does not move < LEAVES ME where they are | LEAVES ME where they were | THEY STAYS exactly where it is
    focus does not move < THEY STAYS exactly where it was | THEY STAYS right where it was | THEY NOT get pulled away
    focus does not move < LEAVES ME there | LEAVES ME right there | LEAVES ME in place | LEAVES ME untouched
    focus does not move < THEY STAYS there | THEY STAYS right there | THEY STAYS in place | THEY NOT move anywhere
    focus is not behind < RING not under | RING not behind | RING not hidden by | THEY is not hidden by
    focus does not move < THEY is not to be moved | THEY NOT drift | THEY NOT be moved | THEY NOT get thrown around
    focus does not move < LEAVES ME exactly where it was | NOT steal ME | NOT grab ME | THEY is not touched | no jump
    focus does not move < THEY STAYS exactly where i was | NOT touch ME | NOT throw ME off | THEY NOT jump around
    focus is not lost < THEY NOT get lost | THEY is not lost | NOT drop ME | NOT lose ME | THEY is not dropped
    focus is not lost < THEY NOT disappear | THEY NOT vanish | THEY NOT be lost | THEY are not lost
    focus is never lost < THEY is never lost | never loses ME | NEVER lose ME | never drops ME | THEY never gets lost
    focus does not leave < THEY NOT leave | THEY NOT get out of | THEY NOT wander out of | THEY NOT go out of
    focus does not leave < THEY NOT escape from | THEY NOT move off | THEY NOT stray from | THEY NOT slip out of
    focus leaves < THEY leaves | THEY exits | THEY has left | THEY gets out of
    focus starts on < THEY starts ON | THEY starts with | THEY begins ON | THEY should start ON | THEY must start ON
    focus starts on < initial focus : | initial focus ON | initial focus is ON | THEY starts off ON | THEY starts out ON
    focus starts on < initial RING ON | first focus ON | THEY starts TO | the initially focused element is | THEY opens ON
    focus starts on < THEY first lands ON | THEY lands first ON | the first place THEY lands is | THEY land first ON
    focus returns to < ^ resumes ON | THEY resumes ON | THEY resume ON | THEY picks up at | THEY picks up again at | THEY picks up where
    had focus < had RING | had the focus ring | had the highlight | had the halo
    in that order < in that order and no other | in exactly that order | in this order and no other | in that order only
    takes focus < gets it | receives it | takes it
    takes focus < gets RING | has RING | receives RING | gets the RING | gets a halo | becomes focused | is the focused one
    takes focus < has the focus | gets the focus | takes the focus | becomes first responder | gets highlighted
    takes focus < becomes the first responder | is in focus | comes into focus | gets into focus | is given RING
    takes focus < receives the focus | is given the focus | obtains the focus | grabs the focus
    """

  /// What is heard, reached, kept, and how far it is.
  static let claimTable = """
    is spoken < is what is heard | is what WE hears | is what WE hear | rings out | comes out of the speaker
    is spoken < is put into words | gets through to ME | is repeated | is given | comes through | is narrated
    is spoken first < is the first thing out of the speaker | is the first thing heard | comes out first
    is spoken first < is the next thing out of the speaker | is the first thing WE hear | is the first to be heard
    is spoken first < is the first thing WE hears | is the next thing heard | is the first element that speaks
    is spoken as < ends with | ends in | reports itself as | is reported as | reads itself as | is given as | comes out as
    is spoken as < presents itself as | comes across as | introduces itself as | is described as | speaks as | is put as
    are spoken as < end with | report themselves as | are reported as | are given as | come out as | are put as
    is not spoken < makes no sound | is not to be heard | NOT sound | NOT get a mention | is kept quiet
    is not spoken < NOT come up in speech | is left unsaid | goes unspoken | is not mentioned | NOT get read out
    is not spoken < NOT get read | NOT get announced | NOT get spoken | is not repeated
    are not spoken < NOT be heard | make no sound | are left unsaid | are not mentioned | are not repeated
    are not spoken < NOT get read out
    the user < WE using TECH | WE with TECH | WE who uses TECH | WE who use TECH | WE on TECH | WE of TECH
    the user hears < WE gets to hear | WE is told | WE are told | WE am told | WE hear | WE hears | WE should hear
    the user hears < WE must hear | WE will hear | WE shall hear | tells ME | lets ME hear | WE gets told | ^ hear
    the user hears < WE gets told that | WE can hear | should tell ME | must tell ME | lets ME know | ^ you hear
    the user does not hear < WE NOT hear | NOT tell ME | WE NOT get to hear | WE should not have to hear
    voiceover announces < the application shall announce | the app announces | the application announces | ^ announce
    voiceover announces < the system announces | the system shall announce | the app should announce | ^ announces
    voiceover announces < the application must announce | the app must announce | ^ should announce | ^ must announce
    voiceover says < the app shall say | the app says | the page says | the phone says | the device says
    voiceover says < ^ reads out | ^ reads | ^ speaks | ^ read out
    voiceover says < makes vo read | makes voiceover read | makes vo say | makes tb say
    the user hears < reader should hear | reader hears | the reader hears | the reader should hear
    the user never hears < WE never hears | WE never hear | WE never gets to hear
    once < one time | one single time | a single time | exactly one time | one time and no more | once and once only
    at most once < no more than once | not more than once | not twice in a row | once at the most
    at most < not over | no further than | not more than | no more than | nothing over | no farther than
    is unreachable < takes no part in the order | takes no part in the focus order | is not a stop | is no stop
    is unreachable < is stepped over | is jumped over | is passed by | is left out of the order | gets skipped
    is unreachable < gets passed over | is not on the path | is not in the order | is invisible to ME | is bypassed
    is unreachable < is not for focus | receives no RING | gets no RING | is never a stop | has no stop | is hopped over
    is unreachable < is kept out of the order | NOT take focus | NOT receive focus | NOT get focus | is not landed on
    is unreachable < makes no stop | can not be landed on | is not read and not reached | is not exposed
    are unreachable < are not stops | are no stops | are stepped over | are jumped over | are passed by | get skipped
    are unreachable < get passed over | are left out of the order | are not landed on | can not be landed on
    are unreachable < are invisible to ME | are bypassed | are hopped over | make no stop | are not exposed
    is unreachable with tab < takes no part in the tab order | takes no part in the tab sequence | is not a tab stop
    is unreachable with tab < NOT respond to tab | is not tabbed to | is not in the tab order | is not in tab order
    are unreachable with tab < take no part in the tab order | NOT respond to tab | are not tab stops
    is unreachable with swipe < is gone from the swipe order | takes no part in the swipe order | can not be swiped to
    is unreachable with swipe < is out of the swipe order | is jumped over by swiping | is skipped by swiping
    is unreachable with swipe < is not swiped to | is skipped when swiping
    are unreachable with swipe < are jumped over by swiping | are skipped by swiping | can not be swiped to
    are unreachable with swipe < are skipped when swiping | are gone from the swipe order | are not swiped to
    is unreachable with scanning < is never scanned | is not scanned | is skipped by the scan | is skipped in scanning
    are unreachable with scanning < are never scanned | are not scanned | are skipped by the scan | are not stopped on by the scanner
    is unreachable with touch < can not be explored by touch | is not found by touch | can not be touched
    is reachable < is in the order | can be landed on | is a place to land | WE can get to | stays within reach | is exposed
    is reachable < is still a stop | still gets visited | is visited | can be visited | can still be reached
    are reachable with tab < respond to tab | are tab stops | can be tabbed to | take part in the tab order
    is reachable with tab < responds to tab | takes part in the tab order
    are reachable < are in the order | can be landed on | stay within reach | are exposed | still get visited
    is reachable with tab < is tabbable | can be tabbed onto | is in tab order | is a tab stop
    one stop < 1 stop | 1 element | 1 swipe stop | 1 single stop | 1 item | 1 tab stop | one a11y element
    is one stop < is a single element | is a single swipe stop | counts as one stop | is a single focus stop
    is one stop < is read as one | is read in one go | is one element | is heard in one go | is one focus stop
    is one stop < is a single item | is one item | is grouped into one stop | is grouped as one | is one focusable element
    is one stop < takes a single swipe | takes one swipe | is read as a unit | is read as one unit | is a single stop
    are one stop < are a single element | are read as one | are read in one go | are one element | are one focus stop
    are one stop < are grouped into one stop | are grouped as one | are merged into one stop | are merged into one
    are one stop < merged into a single element | merged into one element | are combined into one | are read together
    is a stop < gets its own stop | is its own stop | has its own stop | is a stop by itself | is a stop of its own
    is a stop < is a separate stop | gets a stop of its own | is its own element | has a stop of its own
    is not a stop < is not its own stop | is not a separate stop | gets no stop of its own | is not a stop of its own
    is not a stop < is no stop of its own | is no separate stop | is not its own element | is not a separate element
    keeps its value < keeps what was entered | keeps what was typed | is still filled in | is still filled | is not lost
    keeps its value < NOT lose its value | is not wiped | is not cleared | is not emptied | is not reset | is kept
    keeps its value < NOT get cleared | NOT get wiped | is not thrown away | is still there | survives | is not deleted
    keep their values < keep what was entered | keep what was typed | are still filled in | are not lost | are not wiped
    keep their values < are not cleared | are not emptied | are kept | survive | are still there | NOT lose their values
    keep their values < NOT get cleared | are not reset | are not thrown away | stay filled | stay filled in
    swipes < flicks | swipe gestures | swiping steps | single swipes
    from < starting at | starting from | starting on | going from | coming from
    to the right < rightwards
    tab < ^ tabbing | ^ pressing tab | ^ hitting tab | ^ a tab | ^ the key tab
    the order is < the sequence of focus is | the sequence of stops is | the focus sequence : | the stops come in this order :
    focus is on < we want RING ON | i want RING ON | we need RING ON | we expect RING ON | i expect RING ON
    only the < nothing but the
    scanning < ^ scan | ^ the item scan | ^ item scanning | ^ the scan box | ^ switch scanning | ^ the switch scan
    scanning < ^ auto-scan | ^ auto scanning | ^ automatic scanning | ^ the scanner | ^ switch control scanning
    scanning restarts at < restarts the cycle at | restarts the scan at | restarts scanning at | starts the scan over at
    scanning restarts at < restarts the scan from | scanning goes on with | scanning goes on at | scanning continues at
    scanning starts at < it starts scanning with | it starts scanning at | starts scanning at | starts the scan at
    scanning restarts at < scanning continues with | scanning resumes with | scanning resumes at | the scan resumes at
    scanning starts at < begins scanning at | the first item scanned is | scanning begins with | scanning opens on
    scanning stops on < scanning highlights | scanning gets to | scanning comes to | scanning lands on | scanning hits
    scanning never stops on < scanning never highlights | scanning never gets to | scanning never hits
    focus starts on < talkback 's first focus = | voiceover 's first focus = | first focus = | first focus is on
    focus starts on < whose first focus is on | first focus goes to | the first focus goes to | first focus lands on
    focus stays on < THEY travels along with | THEY moves along with | THEY travels with | THEY moves with | THEY follows
    focus stays on < THEY goes along with | THEY travel along with | THEY sticks to | THEY holds on to
    focus starts on < default focus : | initial focus : | default focus is on | the default focus is on | first focus :
    focus starts on < first in focus is | the first thing in focus is | the initially focused item is
    can be reached < can be hit | can be got to | can be arrived at | can be got at | can be navigated to
    one scan < a single press of the switch | one press of the switch | one switch press | a single switch press
    with every < with each
    are spoken with < are repeated with | come with | go with | are given with | get read with | are read along with
    is spoken with < is repeated with | comes with | goes with | is given with | gets read with | is read along with
    is spoken with < is heard with | is read together with | is read w / | is a part of what is said of
    the order is < the order should be | goes in the order | reading goes | the reading goes | swiping goes | the order must be
    the order is < the order goes | order should be | the order shall be | swiping order : | the sequence should be
    is < follows the visual order : | matches the visual order : | follows the layout : | follows the screen :
    the last stop is < the final stop is | the last thing in the order is
    : < ^ verify that | ^ check that | ^ ensure that | ^ make sure that | ^ assert that | ^ confirm that | ^ verify
    : < ^ ensure | ^ assert | ^ xctassert | ^ check | ^ please | ^ test that | ^ see that | ^ we want that | ^ note that
    is open < 's open
    is closed < 's closed
    is up < 's up
    is gone < 's gone
    is done < 's done
    is on < 's on
    is off < 's off
    is over < 's over
    is not < 's not
    is still < 's still
    is spoken < 's spoken
    is announced < 's announced
    is heard < 's heard
    is muted < 's muted
    is selected < 's selected
    is finished < 's finished
    is loaded < 's loaded
    is empty < 's empty
    is called < 's called
    is named < 's named
    is reachable < 's reachable
    is focused < 's focused
    is back < 's back
    is now < 's now
    is ready < 's ready
    is dismissed < 's dismissed
    is active < 's active
    is visible < 's visible
    is shown < 's shown
    is hidden < 's hidden
    is disabled < 's disabled
    is enabled < 's enabled
    is expanded < 's expanded
    is collapsed < 's collapsed
    is busy < 's busy
    is full < 's full
    is in error < is invalid | has an error
    dismissed < shut down | swiped away | waved away
    the next < the following | the very next | the one after
    the last < the very last | the final
    the first < the very first | the initial | the topmost
    closes < shuts | goes away | slides away | is dismissed | collapses away
    opens < slides up | slides in | is up | pops open | pops up | comes up | is showing
    while < all the while
    after tapping < tapping on | double-tapping on | double tapping on | hitting
    after cancel < ^ canceling | ^ cancelling | on cancel | upon canceling | upon cancelling | ^ cancel :
    after close < ^ closing it | ^ dismissing it
    is disabled < is dimmed | gets dimmed | goes dim | turns dim | is greyed out | gets greyed out | goes grey | is grayed out
    is selected < has the selected trait | has the selected state | carries the selected state | is marked selected
    is selected < is marked as selected | is the selected one | is reported as selected
    """
}
