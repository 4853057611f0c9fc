#if GTK
internal import Usher
internal import UsherTesting

/// Something that has to hold in a real window, tried in a process and on a display of its own.
public struct WindowScenario: Sendable {
  /// What has to hold, as a sentence.
  public let sentence: String
  /// Whether the window has a title bar of its own.
  let hasTitleBar: Bool
  /// Whether assistive technology is in use: there has to be a message bus of the session then.
  public let needsAssistiveTechnology: Bool
  /// Whether memory is measured, of which the toolkit's caches take more where the machine is busy.
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

  /// The contract of every host, and what only a window can show.
  public static let all: [WindowScenario] =
    HostContract.clauses.map { clause in
      WindowScenario(
        "the GTK host keeps the contract: \(clause.description)",
        needsAssistiveTechnology: clause.needsAssistiveTechnology
      ) { driver in
        try await clause.check(driver)
      }
    } + appearance + layout + passThrough + keys + focus + surroundings + lifetimes + badInput
    + forms + editing + looks + pictures + surfaces + backdrops + accessibility + preferences
    + tabOrder + windows + freezing + scrolling + crossing + leaks

  /// Opens a window and tries it; throws what did not hold.
  @MainActor
  public func run() async throws {
    let bus = needsAssistiveTechnology ? try AccessibilityBus() : nil
    try await body(await GTKDriver(hasTitleBar: hasTitleBar, bus: bus))
  }
}

/// What did not hold.
struct ScenarioFailure: Error, CustomStringConvertible {
  let description: String
}

/// Throws unless both are equal.
func expect<Value: Equatable>(
  _ actual: Value, equals expected: Value, _ what: String
) throws(ScenarioFailure) {
  guard actual == expected else {
    throw ScenarioFailure(description: "\(what): expected \(expected), got \(actual)")
  }
}

/// The value; throws where there is none.
func unwrap<Value>(_ value: Value?, _ what: String) throws(ScenarioFailure) -> Value {
  guard let value else { throw ScenarioFailure(description: "\(what) is missing") }
  return value
}
#else
/// Left out with the GTK host: there are no scenarios without it.
public struct WindowScenario: Sendable {}
#endif
