extension FileAccess {
  /// The path by which evidence knows a file, however it was called: from the folder of its repository, the nearest
  /// above it that holds `.git`; without one, from the current folder; outside of both, the whole path.
  func recordedPath(of path: String) -> String {
    let written = Path(path)
    guard path != "-", let folder = realPath(written.parent.text) else { return written.plain.text }
    let whole = Path(folder).appending(written.name).text
    let top = foldersUp(from: Path(folder)).last?.text
    guard let root = top == "/" ? realPath(".") : top else { return whole }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    guard whole.utf8.starts(with: prefix.utf8) else { return whole }
    return String(decoding: whole.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
