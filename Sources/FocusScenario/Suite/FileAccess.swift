#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files and folders with plain system calls; never waits for a writer, never reads without end.
public struct FileAccess: Sendable {
  /// What stands at a path, links followed.
  enum Kind: Hashable, Sendable { case file, folder }

  /// The largest file that is read, in bytes.
  public var sizeLimit: Int

  /// Access with a limit, 64 MB unless another is given.
  public init(sizeLimit: Int = 64 << 20) {
    self.sizeLimit = sizeLimit
  }

  /// The lines of a file that say something; none when it cannot be read.
  public func lines(of path: String) -> [String]? {
    guard let text = try? read(path) else { return nil }
    let lines = String(decoding: text.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Reads a regular file.
  func read(_ path: String) throws(FileError) -> SourceText {
    // Asked before it is opened: opening a pipe would wake up its writer.
    guard try kind(of: path) == .file else { throw FileError(path, .isFolder) }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw failure(errno, at: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno, at: path) }
    // Asked again: another thing may have taken its place.
    guard try Self.kind(of: status, at: path) == .file else { throw FileError(path, .isFolder) }
    let size = Int(status.st_size)
    guard size <= sizeLimit else { throw FileError(path, .tooLarge(limit: sizeLimit)) }
    let bytes = try readToEnd(of: descriptor, path: path, expecting: size)
    guard bytes.count >= size else { throw FileError(path, .changed) }
    return SourceText(path: path, bytes: bytes)
  }

  /// Reads standard input to its end; its path is `-`.
  func readStandardInput() throws(FileError) -> SourceText {
    SourceText(path: "-", bytes: try readToEnd(of: STDIN_FILENO, path: "-", expecting: 0))
  }

  private func readToEnd(of descriptor: Int32, path: String, expecting size: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { readOnce(descriptor, into: $0) }
      if count == 0 { return bytes }
      if count < 0 {
        guard waitAfterFailure(errno, descriptor) else { throw failure(errno, at: path) }
        continue
      }
      guard bytes.count + count <= sizeLimit else { throw FileError(path, .tooLarge(limit: sizeLimit)) }
      bytes += chunk[..<count]
    }
  }
}

extension FileAccess {
  /// What stands at a path, links followed; anything but a file or a folder is an error.
  func kind(of path: String) throws(FileError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(errno, at: path) }
    return try Self.kind(of: status, at: path)
  }

  /// Whether a folder stands at the path.
  public func isFolder(_ path: String) -> Bool { (try? kind(of: path)) == .folder }

  /// Whether a regular file stands at the path.
  public func isFile(_ path: String) -> Bool { (try? kind(of: path)) == .file }

  /// Whether anything stands at the path: a file, a folder, or what cannot be read.
  public func isAnything(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// When what stands at the path was last written; none when nothing does.
  func mark(of path: String) -> FileMark? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileMark(
      seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec),
      size: Int(status.st_size),
      number: UInt64(status.st_ino)
    )
  }

  /// Whether a link stands at the path.
  func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The one absolute path of a thing, without links; none when there is no such thing.
  func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, hidden ones included, in the order of their bytes.
  func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw failure(errno, at: folder) }
    defer { closedir(stream) }
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = String(cString: (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self))
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sortedByBytes()
  }

  private static func kind(of status: stat, at path: String) throws(FileError) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFIFO: throw FileError(path, .notRegular("a pipe"))
    case S_IFSOCK: throw FileError(path, .notRegular("a socket"))
    default: throw FileError(path, .notRegular("a device"))
    }
  }

  private func failure(_ number: Int32, at path: String) -> FileError {
    switch number {
    case ENOENT: FileError(path, isLink(path) ? .danglingLink : .notThere)
    case ENOTDIR: FileError(path, .belowFile(fileAbove(path)))
    case ELOOP: FileError(path, .linkLoop)
    case EACCES, EPERM: FileError(path, .denied)
    default: FileError(path, .other(String(cString: strerror(number)).lowercased()))
    }
  }

  /// The nearest thing above a path that is there, which then is no folder.
  private func fileAbove(_ path: String) -> String {
    var above = Path(path).parent
    var status = stat()
    while above.text != "." && above.text != "/" && stat(above.text, &status) != 0 { above = above.parent }
    return above.text
  }
}

// Outside the type, whose own `read` would hide the system's.
private func readOnce(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// Whether reading may go on after a failure: it was interrupted, or nothing had come yet.
private func waitAfterFailure(_ number: Int32, _ descriptor: Int32) -> Bool {
  if number == EINTR { return true }
  guard number == EAGAIN else { return false }
  var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&request, 1, -1) >= 0 || errno == EINTR
}
