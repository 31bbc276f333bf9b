extension LanguageTables {
  /// Words about what is heard.
  static let speechWords = """
    verb SAY channel=spoken: speak, speak aloud, say, read, read out, read aloud, read out loud, hear, voice, convey
    verb SAY channel=spoken: state, utter, vocalise, vocalize, mention, communicate, voice out, read back, speak out
    verb SAY channel=spoken: speak out loud, call out
    verb SAY channel=announced: announce
    verb SAY-ALOUD channel=spoken: say, speak, read, read out, read aloud, state, voice, utter, read back, speak out
    verb SAY-ALOUD channel=spoken: read out loud, speak aloud, call out, vocalise, vocalize
    verb SAY-ALOUD channel=announced: announce
    verb HEAR channel=spoken: hear, get to hear
    verb REPORT channel=spoken: report, mention, convey
    verb FINISH -: finish
    verb TELL channel=spoken: say, read, tell, speak, read out, state, mention
    verb TELL channel=announced: announce
    verb SAY-AS channel=announced: announce as, announce itself as
    verb SAY-AS channel=spoken: identify itself as, read as, introduce itself as, identify as
    verb SAY-AS channel=spoken: present itself as, describe itself as
    verb IDENTIFY channel=spoken: identify, introduce, present, describe, recognise, recognize
    word AUDIENCE -: to the user, to users, to a user, to me, to you, to us, to them, to screen reader users
    word AUDIENCE -: to the screen reader user, to voiceover users, to talkback users
    word ARTICLE -: a, an
    word TOGETHER -: with, together with, along with
    word TOLD text=dimmed: dimmed
    word TOLD text=disabled: disabled
    word TOLD text=unavailable: unavailable
    word TOLD text=selected: selected
    word TOLD text=checked: checked
    word TOLD text=expanded: expanded
    word TOLD text=collapsed: collapsed
    word TOLD text=heading: heading
    word TOLD text=button: button
    word TOLD text=link: link
    word TOLD text=required: required
    word TOLD text=invalid: invalid
    word TOLD text=tab: tab
    word TOLD text=switch: switch
    word TOLD text=image: image
    word TOLD text=slider: slider
    word TOLD text=checkbox: checkbox
    word TOLD text=radio_button: radio button
    word TOLD text=text_field: text field
    word TOLD text=search_field: search field
    word TOLD text=adjustable: adjustable
    word TOLD text=unselected: unselected
    word TOLD text=unchecked: unchecked
    word TOLD text=ticked: ticked
    word TOLD text=unticked: unticked
    word TOLD text=on: on
    word TOLD text=off: off
    word TOLD text=busy: busy
    word TOLD text=alert: alert
    word TOLD text=dialog: dialog
    word TOLD text=menu: menu
    word TOLD text=empty: empty
    verb INTERRUPT uninterrupted: interrupt, cut off, talk over, speak over, cut short
    word FIRST position=first: first, before anything else, before everything else, ahead of anything else
    word FIRST position=first: first of all, before all else, before all others
    word FIRST position=last: last, last of all
    word WHOLE uninterrupted: to the end, to its end, in full, completely, without interruption
    word WHOLE uninterrupted: without any interruption
    word WHOLE uninterrupted: without being interrupted, without being cut off, without being cut short
    word WHOLE uninterrupted: without interruptions, without a break, without getting cut off, to the very end
    word WHOLE uninterrupted: in its entirety, in their entirety, from start to finish, from beginning to end
    word WHOLE uninterrupted: from start to end, all the way through, right to the end, uninterrupted, entirely
    word WHOLE uninterrupted: without being talked over
    word INTERRUPTER -: nothing, nothing else, no announcement, no other announcement, no other speech
    word INTERRUPTER -: no further announcement, no later announcement
    word BY-OTHERS -: by anything, by anything else, by another announcement, by other announcements, by other speech
    word BY-OTHERS -: by any other announcement, by any announcement, by any other speech
    word SILENT silence: silent, quiet, mute, completely silent, completely quiet, totally silent, entirely silent
    word NOTHING-ELSE -: and nothing else, and nothing more
    word ANNOUNCEMENT-OF -: an announcement of, an announcement saying, the announcement
    verb STAY-SILENT -: stay, remain, keep, fall, go
    word NO-SPEECH silence: no speech, silence, no speech output, no spoken feedback, no speech at all
    word NO-SPEECH silence channel=announced: no announcement, no announcements, no announcement at all
    word FIRST-THING position=first: the first thing, the very first thing, the first words, the first announcement
    word FIRST-THING position=last: the last thing, the very last thing, the last words, the last announcement
    word CONTAIN relation=contains: includes, contains, should include, should contain, must include, must contain
    verb FOCUSES -: focus
    verb INFORM channel=spoken: tell, tell about, inform of|about, notify of|about, alert to, make aware of
    verb REPEAT -: repeat
    word TIMES number=1: one single time, just the once
    word TIMES number=1: the once, only the once, just the one time
    word TIMES-WORD -: time
    word EARLIER -: ahead of, prior to, earlier than
    word END-MANNER manner=separately: character by character, word by word
    word END-MANNER manner=in_one_utterance: in one phrase, in a single phrase, as a single phrase, as one announcement
    word END-MANNER manner=in_one_utterance: as a single announcement, in a single utterance, as one sentence
    # Nouns that the wordings above would otherwise close.
    noun SPEECH-NOUN -: break, way, entirety, speech, output, beginning
    modifier BEFORE-NOUN -: spoken
    """
}
