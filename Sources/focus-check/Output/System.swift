import FocusScenario

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the command asks of the operating system.
enum System {
  /// A failure in the system's own words.
  struct Failure: Error {
    var words: String
    /// The reader of a pipe has gone, which is no mistake.
    var isBrokenPipe = false

    fileprivate static var latest: Failure {
      Failure(words: String(cString: strerror(errno)).lowercased(), isBrokenPipe: errno == EPIPE)
    }
  }

  enum Stream: Int32 {
    case output = 1
    case errors = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// How many columns the terminal has; 80 where there is none.
    var width: Int {
      var size = winsize()
      guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return LineWrap.width }
      return Int(size.ws_col)
    }
  }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Makes writing to a closed pipe a failure instead of the end of the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Lets an interrupt be noticed instead of ending the process; a second one ends it.
  static func noteInterrupts() {
    // A thread that starts a process hands down the signals that it has blocked.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
    signal(SIGINT) { _ in
      System.interrupts += 1
      if System.interrupts > 1 { _exit(130) }
    }
  }

  /// Whether the user wants it to stop.
  static var isInterrupted: Bool { interrupts > 0 }

  /// Written by the handler of the signal alone.
  nonisolated(unsafe) private static var interrupts: sig_atomic_t = 0

  static func end(_ status: CommandStatus) -> Never { exit(status.rawValue) }

  /// Writes the whole text.
  static func write(_ text: String, to stream: Stream) throws(Failure) {
    try write(Array(text.utf8), to: stream)
  }

  /// Writes all bytes.
  static func write(_ bytes: [UInt8], to stream: Stream) throws(Failure) {
    try writeAll(bytes, to: stream.rawValue)
  }

  /// Writes a file whole or not at all: beside it first, then under its name.
  static func write(_ bytes: [UInt8], toFile path: String) throws(Failure) {
    try write(bytes, toFile: path, mode: nil)
  }

  /// Puts other bytes in the place of a file, whole or not at all; a link still leads to it, and its rights stay.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    guard let resolved = realpath(path, nil) else { throw .latest }
    defer { free(resolved) }
    var status = stat()
    guard stat(resolved, &status) == 0 else { throw .latest }
    try write(bytes, toFile: String(cString: resolved), mode: status.st_mode & 0o7777)
  }

  /// Makes a folder and those above it; one that is there is left as it is.
  static func makeFolder(_ path: String) throws(Failure) {
    var part = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      part += name
      if mkdir(part, 0o777) != 0 && errno != EEXIST { throw .latest }
      part += "/"
    }
    var status = stat()
    guard stat(part.isEmpty ? path : part, &status) == 0 else { throw .latest }
  }

  private static func write(_ bytes: [UInt8], toFile path: String, mode: mode_t?) throws(Failure) {
    let temporary = "\(path).\(getpid()).part"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .latest }
    do throws(Failure) {
      do throws(Failure) {
        if let mode, fchmod(descriptor, mode) != 0 { throw .latest }
        try writeAll(bytes, to: descriptor)
      } catch {
        close(descriptor)
        throw error
      }
      guard close(descriptor) == 0, rename(temporary, path) == 0 else { throw .latest }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeOnce(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
        continue
      }
      guard count >= 0 else { throw .latest }
      rest = rest.dropFirst(count)
    }
  }
}

extension System {
  /// Does nothing for some milliseconds; an interrupt ends it.
  static func pause(milliseconds: Int) { _ = poll(nil, 0, Int32(milliseconds)) }

  /// Whether somebody sits at both ends.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && Stream.output.isTerminal }

  /// The next key that is pressed, without waiting for the end of the line; none when there will be none.
  static func readKey() -> UInt8? {
    var saved = termios()
    guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return nil }
    var single = saved
    single.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &single) == 0 else { return nil }
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
    var key: UInt8 = 0
    while true {
      let count = readOnce(STDIN_FILENO, &key)
      if count == 1 { return key }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}

private func readOnce(_ descriptor: Int32, _ byte: inout UInt8) -> Int { read(descriptor, &byte, 1) }

// Outside the type, whose own `write` would hide the system's.
private func writeOnce(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
