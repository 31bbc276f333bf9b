#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Console {
  /// Makes a folder, unless it is there; whether it is there then.
  mutating func makeFolder(_ path: String) -> Bool {
    var status = stat()
    if mkdir(path, 0o777) == 0 || (stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR) { return true }
    fail("'\(path)' cannot be made", System.Failure(words: String(cString: strerror(errno)).lowercased()))
    return false
  }
}
