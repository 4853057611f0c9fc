#if GTK
internal import Usher
internal import UsherTesting

/// A property of overlays in a real window, tested in a process and on a display of its own.
public struct WindowScenario: Sendable {
  /// The property that must hold, as a sentence.
  public let sentence: String
  /// Whether the window has a title bar of its own.
  let hasTitleBar: Bool
  /// Whether the scenario needs assistive technology, and with it a session bus.
  public let needsAssistiveTechnology: Bool
  /// Whether the scenario measures memory; the toolkit's caches take more of it on a busy machine.
  public let measuresMemory: Bool
  private let body: @MainActor @Sendable (GTKDriver) async throws -> Void

  init(
    _ sentence: String, hasTitleBar: Bool = false, needsAssistiveTechnology: Bool = false,
    measuresMemory: Bool = false,
    body: @escaping @MainActor @Sendable (GTKDriver) async throws -> Void
  ) {
    self.sentence = sentence
    self.hasTitleBar = hasTitleBar
    self.needsAssistiveTechnology = needsAssistiveTechnology
    self.measuresMemory = measuresMemory
    self.body = body
  }

  /// The scenarios for the contract of every host, and those for windows only.
  public static let all: [WindowScenario] =
    HostContract.clauses.map { clause in
      WindowScenario(
        "the GTK host keeps the contract: \(clause.description)",
        needsAssistiveTechnology: clause.needsAssistiveTechnology
      ) { driver in
        try await clause.check(driver)
      }
    } + appearance + layout + passThrough + keys + focus + environment + lifetimes + badInput
    + forms + editing + looks + pictures + surfaces + backdrops + accessibility + preferences
    + tabOrder + windows + freezing + scrolling + crossing + leaks

  /// Opens a window and runs the scenario; throws the expectation that failed.
  @MainActor
  public func run() async throws {
    let bus = needsAssistiveTechnology ? try AccessibilityBus() : nil
    try await body(await GTKDriver(hasTitleBar: hasTitleBar, bus: bus))
  }
}

/// A failed expectation of a scenario.
struct ScenarioFailure: Error, CustomStringConvertible {
  let description: String
}

/// Throws unless both values are equal.
func expect<Value: Equatable>(
  _ actual: Value, equals expected: Value, _ what: String
) throws(ScenarioFailure) {
  guard actual == expected else {
    throw ScenarioFailure(description: "\(what): expected \(expected), got \(actual)")
  }
}

/// Unwraps an optional; throws if it is `nil`.
func unwrap<Value>(_ value: Value?, _ what: String) throws(ScenarioFailure) -> Value {
  guard let value else { throw ScenarioFailure(description: "\(what) is missing") }
  return value
}
#else
/// An empty type for builds without the GTK host, which have no scenarios.
public struct WindowScenario: Sendable {}
#endif
