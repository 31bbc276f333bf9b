extension Suite {
  /// The files in which lines cannot be read, in order.
  public func repairableFiles() -> [RepairableFile] {
    let reader = SentenceReader()
    return files.compactMap(\.checks).map { RepairableFile($0, reader: reader) }.filter { !$0.lines.isEmpty }
  }
}

extension RepairableFile {
  /// Whether the file still holds what was read.
  public func isCurrent(with access: FileAccess = FileAccess()) -> Bool {
    (try? access.read(source.path))?.bytes == source.bytes
  }
}
