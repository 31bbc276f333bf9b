extension MistakeExplanation {
  /// What is wrong with a file of evidence, or with what it is held against.
  static let evidence = """
    evidence-empty command
    A file of evidence holds nothing.
    What was to be recorded is not known, so nothing can be said of it.
    - an empty file in the folder of evidence
    + the file as it was written, or none

    evidence-truncated command
    The last line of a file of evidence does not end with a line break.
    What was cut off may be what a claim depends on.
    - a file that was copied while it was written
    + the whole file

    evidence-not-json evidence
    A line of a file of evidence is no JSON object, or is written as JSON does not allow.
    What a reader would make of it is a guess.
    - "beat":02
    + "beat":2

    evidence-unknown-format evidence
    The first line says that the file is something other than evidence.
    Another program may mean other things by the same keys.
    - "format":"transcript"
    + "format":"focus-evidence"

    evidence-unknown-version evidence
    The file is of a version that is not known here.
    A later version may mean other things by the same keys.
    - "version":2
    + "version":1

    evidence-no-header evidence
    The first line of a file of evidence is not a header: it has no key 'format'.
    Without one nobody knows what was recorded, and on what.
    - {"from":"focus-evidence"
    + {"format":"focus-evidence"

    evidence-unknown-key evidence
    A key is there that the format does not have.
    What it says would be left out in silence, and it may be what matters.
    - "outcom":"speech"
    + "outcome":"speech"

    evidence-duplicate-key evidence
    An object has the same key twice.
    Which of the two is meant nobody can know.
    - "at":0,"at":9
    + "at":0

    evidence-missing-key evidence
    A key is missing that everything of its kind needs.
    A value in its place would be a guess.
    - "until":2000
    + "at":0,"until":2000

    evidence-wrong-type evidence
    A value is of another kind than its key takes.
    A number in quotes may be anything that somebody typed.
    - "until":"3900"
    + "until":3900

    evidence-unknown-value evidence
    A word is none of those that its key takes.
    What it was meant to be would be a guess.
    - "technology":"Voiceover"
    + "technology":"VoiceOver"

    evidence-wrong-beat evidence
    The beats are not numbered from 0, each one more than the one before.
    One that is missing may be the one in which focus was lost.
    - "beat":5
    + "beat":2

    evidence-wrong-count evidence
    The header does not say how many beats follow.
    A file that was cut at the end of a line would look whole.
    - "beats":5
    + "beats":4

    evidence-time-goes-back evidence
    A beat begins before the one before it has ended, or ends before it begins.
    What was heard when cannot be told then.
    - "at":3000
    + "at":4000

    evidence-missing-run evidence
    The recordings of a block are not numbered from 1 to as many as there are.
    The way of closing that is missing may be the one on which a claim fails.
    - "run":1,"runs":2
    + "run":1,"runs":1

    evidence-other-header command
    The recordings of one file differ in what they have to share: technology, device, check.
    A file is about one block, recorded in one place.
    - two files, one put at the end of the other
    + two files

    evidence-task-after-probe evidence
    The task goes on after a probe.
    A probe moves the cursor, so what comes after it is not what the task comes to.
    - "beat":1,"purpose":"probe"
    + "beat":1,"purpose":"task"

    evidence-wrong-action evidence
    A beat belongs to an action that the header does not name, or to an earlier one than the beat before.
    What was heard after which action cannot be told then.
    - "action":1
    + "action":0

    evidence-wrong-outcome evidence
    An utterance is there though nothing was heard, or none is there though something was.
    One of the two is not what happened.
    - "outcome":"noSpeech","utterance":"Card expired"
    + "outcome":"speech","utterance":"Card expired"

    evidence-not-complete evidence
    A recording says that it is complete, and its beats say otherwise.
    What was not recorded would count as not having happened.
    - "outcome":"noSpeech"}
    + "outcome":"speech","utterance":"Card number Text field"}

    evidence-no-reason evidence
    A recording is not complete, and does not say what ended it.
    What it could not know depends on that.
    - "complete":false
    + "complete":true

    evidence-other-check command
    The words of the task, or of what is given, are not those that were recorded.
    What was done for another task proves nothing of this one.
    - focus-check judge Checks --evidence evidence, after the task was rewritten
    + focus-check run Checks --evidence evidence

    evidence-other-conditions command
    Settings, answers to open questions, or the actions of the task are not those that were recorded.
    The same steps would be another run today.
    - focus-check judge Checks --evidence evidence, after the app file answers a question
    + focus-check run Checks --evidence evidence

    evidence-other-app command
    A recording of a device says that it is of an app of another name than the app file.
    What one app did proves nothing of another.
    - "app":{"name":"Bakery"}
    + "app":{"name":"Shop"}

    evidence-other-deed command
    A beat of a recording acts on something else than the action of the task that it belongs to.
    What was heard then was the answer to another deed.
    - "words":"activate \"Pay\"", and "target":{"name":"Cancel"} in its beat
    + "words":"activate \"Pay\"", and "target":{"name":"Pay"} in its beat

    evidence-other-beat command
    What a simulated recording says was perceived is not what comes out when the same is done today.
    The app file or the rules have changed since, or somebody changed the recording.
    - focus-check judge Checks --evidence evidence, after a label was changed
    + focus-check run Checks --evidence evidence

    evidence-impossible-beat command
    A simulated recording does something that the simulator cannot do on this app.
    The app file has changed since, or the file is not what the simulator wrote.
    - focus-check judge Checks --evidence evidence, after a screen was taken out
    + focus-check run Checks --evidence evidence

    evidence-edited command
    A simulated recording is not what its digest says, though nothing that was perceived differs.
    A word that was changed by hand would stand in the report as if it had been recorded.
    - focus-check judge Checks --evidence evidence, after an action was given another name
    + focus-check run Checks --evidence evidence

    evidence-twice command
    Two files of a folder are about the same block on the same technology.
    Which of them is judged would be chance.
    - the recordings of two devices in one folder
    + a folder for each device
    """
}
