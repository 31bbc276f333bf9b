// `X, not Y`: the claim about X, and its denial about Y in the same window.

extension Judge {
  func judge(_ frame: Frame, against contrast: Reference) -> Judgement {
    var claim = frame
    claim.contrast = nil
    let judgement = judge(claim)
    guard judgement.verdict == .passed else { return judgement }
    let denial = judge(claim.denied(of: contrast))
    switch denial.verdict {
    case .passed: return judgement
    case .failed:
      var failed = denial
      failed.found = "\(judgement.found); \(denial.found)"
      return failed
    default: return judgement.withheld("of \(contrast.words): \(denial.found)")
    }
  }
}

extension Frame {
  /// The denial of the same of something else.
  fileprivate func denied(of contrast: Reference) -> Frame {
    var frame = self
    frame.polarity = .not
    if relation == .saidAs, case .quoted(let text) = contrast.head {
      frame.text = text
      frame.other = nil
    } else {
      frame.target = contrast
    }
    // What comes first or twice is claimed of the first thing alone.
    (frame.count, frame.again, frame.uninterrupted) = (nil, false, false)
    (frame.manner, frame.effort, frame.avoiding) = ([], [], nil)
    if kind != .order { frame.position = nil }
    if kind == .order { frame.count = count }
    if relation == .stayOn { frame.relation = .on }
    return frame
  }
}
