extension MistakeExplanation {
  /// What is wrong with files and paths.
  static let files = """
    not-utf-8 command
    The bytes of a file are no UTF-8 text.
    Read in another encoding, the letters of a label would be other letters.
    - saved as UTF-16 or Latin-1
    + saved as UTF-8

    nul-byte command
    A file holds a NUL byte, so it is no text.
    A program that reads on would take a picture or an archive for a check.
    - focus-check picture.md
    + focus-check picture.check

    no-such-path command
    There is nothing at a path.
    A misspelt path that counts as no checks would pass.
    - focus-check Cheks
    + focus-check Checks

    path-below-file command
    A path goes on below something that is a file.
    There can be nothing there, so the path is a mistake.
    - focus-check cart.check/more
    + focus-check cart.check

    dangling-link command
    A path is a link to something that is not there.
    The checks that it led to would be missing in silence.
    - focus-check link.check
    + focus-check cart.check

    link-loop command
    A path is a link that leads back to itself.
    Following it would never end.
    - ln -s a.check a.check
    + ln -s cart.check a.check

    permission-denied command
    The file may not be read by the user who runs the command.
    Leaving it out in silence would leave its checks out.
    - chmod 000 cart.check
    + chmod 644 cart.check

    not-a-regular-file command
    A path is a pipe, a socket or a device.
    Reading it could wait, or go on, without end.
    - focus-check /dev/zero
    + focus-check cart.check

    not-a-file command
    A path is a folder where a file is needed.
    Which of the files in it is meant cannot be guessed.
    - focus-check --app Apps cart.check
    + focus-check --app Apps/shop.app cart.check

    file-too-large command
    A file is larger than the most that is read.
    A check file is a page of text; something this large is something else.
    - focus-check recording.txt
    + focus-check cart.check

    file-changed command
    A file became shorter while it was read.
    Half of the old text and half of the new one are no text that anybody wrote.
    - focus-check cart.check, while it is being written
    + focus-check cart.check, afterwards

    unreadable command
    The system refuses to read a file, for the reason that it gives.
    Leaving it out in silence would leave its checks out.
    - focus-check on a disk that fails
    + focus-check on a disk that works
    """
}
