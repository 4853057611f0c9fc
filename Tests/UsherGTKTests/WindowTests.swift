#if GTK
import Foundation
import TestProcesses
import Testing
import WindowScenarios

@Suite("Real windows", .timeLimit(.minutes(10)))
struct WindowTests {
  @Test(
    "each scenario holds in a real window",
    arguments: ScenarioCase.all(on: .x11).filter { !$0.measuresMemory })
  func scenario(_ scenario: ScenarioCase) async throws {
    try await scenario.expectKept()
  }
}

@Suite("Real windows under Wayland", .timeLimit(.minutes(10)))
struct WaylandTests {
  @Test(
    "each scenario about the window system holds under Wayland",
    arguments: ScenarioCase.all(on: .sway).filter { $0.scenario.concernsWindowSystem })
  func scenario(_ scenario: ScenarioCase) async throws {
    try await scenario.expectKept()
  }
}

/// The tests that `./usher test --wayland` adds.
@Suite("Everything else under Wayland", .timeLimit(.minutes(10)))
struct EverythingUnderWaylandTests {
  @Test(
    "each other scenario holds under Wayland",
    arguments: ScenarioCase.all(on: .sway)
      .filter { !$0.scenario.concernsWindowSystem && !$0.measuresMemory })
  func scenario(_ scenario: ScenarioCase) async throws {
    try await scenario.expectKept()
  }
}

/// The tests that `./usher nightly desktops` runs.
@Suite(
  "Real windows in common desktops",
  .enabled(
    if: ProcessInfo.processInfo.environment["USHER_DESKTOPS"] != nil,
    "takes half an hour and large programs: run ./usher nightly desktops"))
struct DesktopTests {
  @Test(
    "each scenario holds in GNOME Shell",
    arguments: ScenarioCase.all(on: .mutter).filter { !$0.measuresMemory })
  func scenarioInGNOME(_ scenario: ScenarioCase) async throws {
    try await scenario.expectKept()
  }

  @Test(
    "each scenario holds in KWin",
    arguments: ScenarioCase.all(on: .kwin).filter { !$0.measuresMemory })
  func scenarioInKWin(_ scenario: ScenarioCase) async throws {
    try await scenario.expectKept()
  }

  @Test("each scenario with an input method holds", arguments: ScenarioCase.withInputMethod)
  func inputMethod(_ scenario: ScenarioCase) async throws {
    try await scenario.expectKept()
  }
}

/// The tests that `./usher test` runs last and alone.
@Suite("Memory of real windows", .serialized, .timeLimit(.minutes(10)))
struct MemoryTests {
  @Test(
    "each scenario that measures memory holds alone",
    arguments: ScenarioCase.all(on: .x11).filter { $0.measuresMemory })
  func scenario(_ scenario: ScenarioCase) async throws {
    try await scenario.expectKept()
  }
}

/// A scenario with its number, which is the program's argument.
struct ScenarioCase: CustomTestStringConvertible, Sendable {
  let number: Int
  let scenario: WindowScenario
  let system: WindowSystem

  /// The scenarios that can run on a window system, without an input method.
  static func all(on system: WindowSystem) -> [ScenarioCase] {
    runnable(on: system).filter { !$0.scenario.needsInputMethod }
  }

  /// The scenarios with an input method, on each window system that supports it.
  static let withInputMethod = WindowSystem.allCases.flatMap {
    runnable(on: $0).filter { $0.scenario.needsInputMethod }
  }

  private static func runnable(on system: WindowSystem) -> [ScenarioCase] {
    WindowScenario.all.enumerated().filter { $1.runs(on: system) }
      .map { ScenarioCase(number: $0, scenario: $1, system: system) }
  }

  var testDescription: String { scenario.sentence }
  var measuresMemory: Bool { scenario.measuresMemory }

  /// Runs the scenario in a separate process, and expects that it holds.
  func expectKept(_ location: SourceLocation = #_sourceLocation) async throws {
    // This way, the failed expectation is part of the message.
    let outcome = try await outcome
    #expect(outcome == .kept, sourceLocation: location)
  }

  private var outcome: WindowProcess.Outcome {
    get async throws {
      try await WindowProcess.run(
        "WindowRunner", ["\(number)"],
        bus: scenario.needsAssistiveTechnology
          ? .accessible : scenario.needsInputMethod ? .own : .inherited,
        on: server)
    }
  }

  private var server: DisplayServer.Kind {
    switch system {
    case .x11: .xvfb(screen: "800x1000x24")
    case .sway: .sway
    case .mutter: .mutter(twoScreens: scenario.changesScreens)
    case .kwin: .kwin(twoScreens: scenario.changesScreens)
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
