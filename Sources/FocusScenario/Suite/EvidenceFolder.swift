/// A folder of evidence as it was read.
public struct EvidenceFolder: Sendable {
  /// The block and technology that a file is about.
  struct Block: Hashable, Sendable {
    var document: String
    var line: Int
    var technology: Technology

    /// The block of a recording; none for a walk without a check.
    init?(_ header: RecordingHeader) {
      guard let check = header.check else { return nil }
      self.init(check, header.technology)
    }

    /// A whole path is that of a file here; any other was written from a folder that need not be the current one.
    init(_ check: RecordingHeader.Check, _ technology: Technology) {
      let isWhole = check.document.hasPrefix("/")
      document = isWhole ? FileAccess().recordedPath(of: check.document) : Path(check.document).plain.text
      line = check.line
      self.technology = technology
    }
  }

  /// Where it is, as the user named it.
  public let path: String
  /// The files that could be read as text, by name.
  public private(set) var files: [EvidenceFile] = []
  /// What keeps a file from being read at all, in the order of their names.
  private(set) var unreadable: [FileError] = []
  /// Why there is no such folder.
  public private(set) var absence: Absence?

  /// Reads every file of evidence in a folder.
  public init(_ path: String, access: FileAccess = FileAccess()) {
    self.path = path
    do throws(FileError) {
      for name in try access.names(in: path) {
        let file = Path(path).appending(name)
        guard !file.isHidden, file.fileExtension == EvidenceName.fileExtension else { continue }
        read(file.text, access)
      }
    } catch {
      absence = Absence(subject: .path(error))
    }
  }

  private mutating func read(_ path: String, _ access: FileAccess) {
    do throws(FileError) {
      files.append(EvidenceFile(try access.read(path)))
    } catch {
      unreadable.append(error)
    }
  }

  /// The files that hold evidence of each block.
  var byBlock: [Block: [EvidenceFile]] {
    Dictionary(grouping: files.filter { !$0.recordings.isEmpty }) { file in
      file.recordings.first.flatMap { Block($0.header) }
    }
    .reduce(into: [:]) { blocks, entry in if let block = entry.key { blocks[block] = entry.value } }
  }
}
