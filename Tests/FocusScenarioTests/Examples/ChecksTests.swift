import FocusScenarioTesting
import Testing

/// The line that a user of the package writes, on the checks of this repository.
@Test(arguments: FocusChecks("Checks"))
func check(_ check: FocusCheck) { check.verify() }

@Test func theLineMakesACaseOfEachBlockAndTechnology() {
  let cases = FocusChecks("Checks").map(\.testDescription)
  #expect(cases.count > 30)
  #expect(cases.contains("Checks/login.check:5, VoiceOver: sign in with a wrong password"))
  #expect(Set(cases).count == cases.count)
}
