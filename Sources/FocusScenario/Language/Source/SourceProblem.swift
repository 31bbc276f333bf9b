/// Why the bytes of a file cannot be read as text.
enum SourceProblem: Hashable, Sendable {
  case notUTF8(byte: UInt8, offset: Int)
  case wideEncoding(String)
  case nul(offset: Int)
}

extension SourceProblem: Problem {
  var code: String {
    switch self {
    case .notUTF8, .wideEncoding: "not-utf-8"
    case .nul: "nul-byte"
    }
  }

  var severity: Diagnostic.Severity { .error }

  var message: String {
    switch self {
    case .notUTF8(let byte, let offset):
      "the file is not UTF-8: byte 0x\(String(byte, radix: 16, uppercase: true)) at offset \(offset)"
    case .wideEncoding(let name): "the file is not UTF-8: it begins with the mark of \(name), at offset 0"
    case .nul(let offset): "the file is not text: a NUL byte at offset \(offset)"
    }
  }

  var label: String {
    switch self {
    case .notUTF8, .wideEncoding: "not UTF-8 from here"
    case .nul: "NUL"
    }
  }

  var help: String? {
    switch self {
    case .notUTF8, .wideEncoding: "save the file as UTF-8"
    case .nul: "remove the byte, or leave the file out"
    }
  }
}
