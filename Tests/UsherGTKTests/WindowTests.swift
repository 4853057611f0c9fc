#if GTK
import Testing
import WindowScenarios

@Suite("Real windows", .timeLimit(.minutes(10)))
struct WindowTests {
  @Test(
    "each scenario holds in a real window",
    arguments: ScenarioCase.all.filter { !$0.measuresMemory })
  func scenario(_ scenario: ScenarioCase) async throws {
    // The failed expectation is part of the message this way.
    let outcome = try await scenario.outcome
    #expect(outcome == .kept)
  }
}

/// The tests that `./usher test` runs last and alone.
@Suite("Memory of real windows", .serialized, .timeLimit(.minutes(10)))
struct MemoryTests {
  @Test(
    "each scenario that measures memory holds alone",
    arguments: ScenarioCase.all.filter { $0.measuresMemory })
  func scenario(_ scenario: ScenarioCase) async throws {
    // The failed expectation is part of the message this way.
    let outcome = try await scenario.outcome
    #expect(outcome == .kept)
  }
}

/// A scenario with the number for the program's argument.
struct ScenarioCase: CustomTestStringConvertible, Sendable {
  static let all = WindowScenario.all.enumerated().map { ScenarioCase(number: $0, scenario: $1) }

  let number: Int
  let scenario: WindowScenario

  var testDescription: String { scenario.sentence }
  var measuresMemory: Bool { scenario.measuresMemory }

  var outcome: WindowProcess.Outcome {
    get async throws {
      try await WindowProcess.run(
        scenario: number, needsAssistiveTechnology: scenario.needsAssistiveTechnology)
    }
  }
}

extension WindowProcess.Outcome {
  /// The outcome of a scenario that holds.
  static let kept = WindowProcess.Outcome(output: "kept\n", errors: "", status: 0)
}
#else
import Testing

@Suite("Real windows")
struct WindowTests {
  @Test(
    "scenarios need GTK",
    .disabled("built without GTK: run ./usher test, or swift test --traits GTK, for the GTK host"))
  func scenarios() {}
}
#endif
