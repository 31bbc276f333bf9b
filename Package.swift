// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "FocusScenario",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "FocusScenario", targets: ["FocusScenario"]),
    .library(name: "FocusScenarioTesting", targets: ["FocusScenarioTesting"]),
    .executable(name: "focus-check", targets: ["focus-check"]),
  ],
  targets: [
    .target(name: "FocusScenario", exclude: ["Testing", "Simulation/facts.tsv"]),
    .target(
      name: "FocusScenarioTesting",
      dependencies: ["FocusScenario"],
      path: "Sources/FocusScenario/Testing"
    ),
    .executableTarget(name: "focus-check", dependencies: ["FocusScenario"]),
    .testTarget(
      name: "FocusScenarioTests",
      dependencies: ["FocusScenario", "FocusScenarioTesting", "focus-check"],
      exclude: ["Fixtures"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The programs of `.ci`, which nobody needs who only uses the package.
if Context.environment["FOCUS_PROGRAMS"] != nil {
  for name in ["Benchmark", "Gates"] {
    package.targets.append(.executableTarget(name: name, dependencies: ["FocusScenario"], path: ".ci/\(name)"))
  }
}
