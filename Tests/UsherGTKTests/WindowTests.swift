#if GTK
import Testing
import WindowScenarios

@Suite("Real windows", .timeLimit(.minutes(10)))
struct WindowTests {
  @Test(
    "each scenario holds in a real window",
    arguments: ScenarioCase.all(on: .x11).filter { !$0.measuresMemory })
  func scenario(_ scenario: ScenarioCase) async throws {
    // The failed expectation is part of the message this way.
    let outcome = try await scenario.outcome
    #expect(outcome == .kept)
  }
}

@Suite("Real windows under Wayland", .timeLimit(.minutes(10)))
struct WaylandTests {
  @Test(
    "each scenario about the window system holds under Wayland",
    arguments: ScenarioCase.all(on: .wayland).filter { $0.scenario.concernsWindowSystem })
  func scenario(_ scenario: ScenarioCase) async throws {
    let outcome = try await scenario.outcome
    #expect(outcome == .kept)
  }
}

/// The tests that `./usher test --wayland` adds.
@Suite("Everything else under Wayland", .timeLimit(.minutes(10)))
struct EverythingUnderWaylandTests {
  @Test(
    "each other scenario holds under Wayland",
    arguments: ScenarioCase.all(on: .wayland)
      .filter { !$0.scenario.concernsWindowSystem && !$0.measuresMemory })
  func scenario(_ scenario: ScenarioCase) async throws {
    let outcome = try await scenario.outcome
    #expect(outcome == .kept)
  }
}

/// The tests that `./usher test` runs last and alone.
@Suite("Memory of real windows", .serialized, .timeLimit(.minutes(10)))
struct MemoryTests {
  @Test(
    "each scenario that measures memory holds alone",
    arguments: ScenarioCase.all(on: .x11).filter { $0.measuresMemory })
  func scenario(_ scenario: ScenarioCase) async throws {
    // The failed expectation is part of the message this way.
    let outcome = try await scenario.outcome
    #expect(outcome == .kept)
  }
}

/// A scenario with the number for the program's argument.
struct ScenarioCase: CustomTestStringConvertible, Sendable {
  let number: Int
  let scenario: WindowScenario
  let system: WindowSystem

  /// The scenarios that make sense on a window system.
  static func all(on system: WindowSystem) -> [ScenarioCase] {
    WindowScenario.all.enumerated().filter { $1.runs(on: system) }
      .map { ScenarioCase(number: $0, scenario: $1, system: system) }
  }

  var testDescription: String { scenario.sentence }
  var measuresMemory: Bool { scenario.measuresMemory }

  var outcome: WindowProcess.Outcome {
    get async throws {
      try await WindowProcess.run(
        "WindowRunner", ["\(number)"],
        bus: scenario.needsAssistiveTechnology ? .accessible : .inherited,
        on: system == .wayland ? .sway : .xvfb(screen: "800x1000x24"))
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
