import FocusScenario
import Testing

/// The checks of a folder as arguments of a parameterised test.
public enum FocusChecks {}
