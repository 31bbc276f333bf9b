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
  }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Makes writing to a closed pipe a failure instead of the end of the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

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
  ///
  /// A file that is there keeps its permissions; what a link leads to is replaced, not the link.
  static func write(_ bytes: [UInt8], toFile path: String) throws(Failure) {
    let path = pathBehindLinks(path)
    let temporary = "\(path).\(getpid()).part"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .latest }
    do throws(Failure) {
      do throws(Failure) {
        if let permissions = permissions(of: path), fchmod(descriptor, permissions) != 0 { throw .latest }
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

  private static func pathBehindLinks(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
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

// Outside the type, whose own `write` would hide the system's.
private func writeOnce(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
