/// How a claim came out on one run, before it is put into a report.
struct Judgement {
  var verdict: Verdict
  var found: String
  var window = ""
  var witness: String?
  var nearestMiss: String?
  var reservations: [Reservation] = []
  var notes: [String] = []
  /// What has to be told even of a pass.
  var cautions: [String] = []
  /// Each reference in the author's words and what it stood for.
  var resolved: [String] = []
  /// The beat that decided, for the cause of a failure.
  var moment: Int?
  /// Whether it was looked for on a way of closing on which what it is about was not done.
  var isOfAnotherWay = false
  /// Whether it came about at a moment that the author does not name, so that nobody can say whether that one is meant.
  var asksWhen = false
  /// Which root cause fits the trace that was judged.
  var cause: RootCause?

  /// The claim held, and this proves it.
  static func passed(_ found: String, witness: String) -> Judgement {
    Judgement(verdict: .passed, found: found, witness: witness)
  }

  /// What a look came to, for a claim or for its denial.
  static func of(_ frame: Frame, holds: Bool, _ found: String, witness: String) -> Judgement {
    holds == (frame.polarity == .holds) ? .passed(found, witness: witness) : .failed(found)
  }

  /// The claim did not hold.
  static func failed(_ found: String) -> Judgement { Judgement(verdict: .failed, found: found) }

  /// Nothing was proven either way.
  static func untestable(_ why: String) -> Judgement { Judgement(verdict: .untestable, found: why) }

  /// The same look, proving nothing.
  func withheld(_ why: String) -> Judgement {
    var judgement = Judgement.untestable(why)
    judgement.window = window
    judgement.moment = moment
    return judgement
  }

  /// Several looks at one claim: it holds when each of them holds.
  static func all(_ all: [Judgement]) -> Judgement {
    let looks = all.filter { !$0.isOfAnotherWay }
    guard
      var worst = looks.first(where: { $0.verdict == .failed }) ?? looks.first(where: { $0.verdict != .passed })
        ?? looks.last
    else { return .untestable("there was nothing to look at") }
    if worst.verdict == .passed {
      for look in looks {
        for reservation in look.reservations where !worst.reservations.contains(reservation) {
          worst.reservations.append(reservation)
        }
        worst.cautions += look.cautions.filter { !worst.cautions.contains($0) }
      }
    }
    return worst
  }
}
