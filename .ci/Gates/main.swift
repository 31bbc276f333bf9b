// Holds the reader to its promise: a sentence has one reading, and no slip of the pen makes another claim of it.
//
// Run by `.ci/gates`, which builds it in release; `--every N` tries every N-th letter of the alphabet, `--all` shows
// whatever is not as it should be, `--lines N` takes every N-th sentence. The exit status is 1 when a gate does not
// hold.
import Dispatch
import Foundation
import FocusScenario

/// Applies a function to all of some values, on all cores, and keeps their order.
func concurrently<Value: Sendable, Result>(_ values: [Value], _ body: @Sendable (Value, Int) -> Result) -> [Result] {
  var results = [Result?](repeating: nil, count: values.count)
  results.withUnsafeMutableBufferPointer { buffer in
    // Each writes to a place of its own, and nobody reads before all are done.
    nonisolated(unsafe) let places = buffer
    DispatchQueue.concurrentPerform(iterations: values.count) { places[$0] = body(values[$0], $0) }
  }
  return results.compactMap { $0 }
}

let arguments = Array(CommandLine.arguments.dropFirst())
let showsAll = arguments.contains("--all")
func number(_ option: String, unless standard: Int) -> Int {
  guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else { return standard }
  return max(1, Int(arguments[place + 1]) ?? standard)
}
let stride = number("--every", unless: 10)
/// The share of the advice that has to lead back, in percent; 95 is wanted.
let leastAdvised = 95

let started = DispatchTime.now().uptimeNanoseconds
func seconds() -> String {
  let tenths = (DispatchTime.now().uptimeNanoseconds - started) / 100_000_000
  return "\(tenths / 10).\(tenths % 10) s"
}

let every = number("--lines", unless: 1)
let lines = try GateLine.all(in: ".").enumerated().filter { $0.offset % every == 0 }.map(\.element)
let examiner = Examiner(apps: try BoundChecks(in: "."), stride: stride)
let readings = concurrently(lines) { line, _ in examiner.readings(of: line.text).count }
let notOne = zip(lines, readings).filter { $0.1 != 1 }.map { "\($0.1) readings: \($0.0.place): \($0.0.text)" }
let trials = concurrently(lines) { line, number in examiner.trial(of: line, number: number) }
let sum = trials.reduce(Trial(), +)

func show(_ name: String, _ violations: [String], most: Int = 20) {
  for violation in violations.prefix(showsAll ? violations.count : most) { print("    \(name): \(violation)") }
  if violations.count > most, !showsAll { print("    and \(violations.count - most) more: --all shows them") }
}

let advised = 100 * sum.advised / max(1, sum.asked)

print("\(lines.count) sentences, \(notOne.count) without exactly one reading")
show("readings", notOne)
print("\(sum.typos) typos, of the alphabet every \(stride)th letter, and \(sum.swaps) swaps of words:")
print("  \(sum.unchanged) claim the same, \(sum.renamed) differ in a noun, a name or a quotation")
print("  \(sum.renumbered) in the number of a noun, \(sum.otherWords.count) are other words of the language")
show("other words", sum.otherWords)
print("  \(sum.otherNames) claim something else in a name or a noun, and no app with the right names takes them")
print("  \(sum.otherClaims.count) claim something else")
show("other claim", sum.otherClaims)
print(
  "  \(sum.bound) of another noun tried on an app, \(sum.stillBound.count) not refused there, \(sum.untried) not tried"
)
show("bound", sum.stillBound)
print("\(sum.asked) refused typos asked for advice, \(sum.advised) led back, \(advised) %")
show("advice", sum.illAdvised)
print("\(sum.drops) words left out, \(sum.idleWords.count) without a change")
show("idle", sum.idleWords)
print(seconds())
let violations = [notOne, sum.otherClaims, sum.stillBound, sum.idleWords]
if violations.contains(where: { !$0.isEmpty }) || (every == 1 && advised < leastAdvised) { exit(1) }
