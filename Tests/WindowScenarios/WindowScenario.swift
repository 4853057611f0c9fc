#if GTK
internal import Usher
internal import UsherTesting

/// A property of overlays in a real window, tested in a process and on a display of its own.
public struct WindowScenario: Sendable {
  /// The property that must hold, as a sentence.
  public let sentence: String
  /// Whether the window has a title bar of its own.
  let hasTitleBar: Bool
  /// Whether the presenter belongs to a pane in the window.
  let isInPane: Bool
  /// Whether the scenario needs assistive technology, and with it a session bus.
  public let needsAssistiveTechnology: Bool
  /// Whether the scenario measures memory; the toolkit's caches take more of it on a busy machine.
  public let measuresMemory: Bool
  /// Whether the scenario needs ibus with an input method for Japanese, and with it a session bus.
  public let needsInputMethod: Bool
  /// Whether the scenario gives a screen another scale, or needs a second one.
  public let changesScreens: Bool
  /// The only window systems on which the scenario makes sense, with the reason; `nil` for any.
  let condition: Condition?
  /// Whether the scenario is about the pointer, the keyboard, the focus, sizes or scales: what the
  /// window system has a part in.
  public private(set) var concernsWindowSystem = false
  private let body: @MainActor @Sendable (GTKDriver) async throws -> Void

  init(
    _ sentence: String, hasTitleBar: Bool = false, isInPane: Bool = false,
    needsAssistiveTechnology: Bool = false, measuresMemory: Bool = false,
    needsInputMethod: Bool = false, changesScreens: Bool = false, only condition: Condition? = nil,
    body: @escaping @MainActor @Sendable (GTKDriver) async throws -> Void
  ) {
    self.sentence = sentence
    self.hasTitleBar = hasTitleBar
    self.isInPane = isInPane
    self.needsAssistiveTechnology = needsAssistiveTechnology
    self.measuresMemory = measuresMemory
    self.needsInputMethod = needsInputMethod
    self.changesScreens = changesScreens
    self.condition = condition
    self.body = body
  }

  /// The window systems on which a scenario makes sense, and the reason.
  struct Condition: Sendable {
    let systems: Set<WindowSystem>
    let reason: String

    /// Where the tests can turn a wheel.
    static let withWheel = Condition(
      systems: Set(WindowSystem.allCases).subtracting([.kwin]),
      reason: "in KWin 5.27, the wheel of its fake input scrolls no plain window's list either")

    /// Only under these.
    static func under(_ systems: Set<WindowSystem>, because reason: String) -> Condition {
      Condition(systems: systems, reason: reason)
    }
  }

  /// Whether the scenario makes sense on a window system.
  public func runs(on system: WindowSystem) -> Bool {
    condition.map { $0.systems.contains(system) } ?? true
  }

  /// The scenarios for the contract of every host, and those for windows only.
  public static let all: [WindowScenario] =
    contract(in: "window") + contract(in: "pane") + appearance + environment + lifetimes + badInput
    + forms + editing + looks + pictures + surfaces + backdrops + accessibility + preferences
    + languages + freezing + leaks + owners + calm + words + labels + timeoutScale + anchors
    + relations
    + [
      layout, passThrough, keys, focus, abilities, room, tabOrder, anchorOrder, windows, panes,
      scrolling, reach, updates, containers, stillLists, crossing, compositor, scales, anchorScales,
      closing, pushedContent,
    ].joined().map {
      var scenario = $0
      scenario.concernsWindowSystem = true
      return scenario
    }

  /// Returns the contract of every host, for a host in a `window` or a `pane`.
  private static func contract(in area: String) -> [WindowScenario] {
    HostContract.clauses.map { clause in
      WindowScenario(
        "the GTK host keeps the contract in a \(area): \(clause.description)",
        isInPane: area == "pane", needsAssistiveTechnology: clause.needsAssistiveTechnology
      ) { driver in
        try await clause.check(driver)
      }
    }
  }

  /// Opens a window and runs the scenario; throws the expectation that failed.
  @MainActor
  public func run() async throws {
    let bus = needsAssistiveTechnology ? try AccessibilityBus() : nil
    try await body(await GTKDriver(hasTitleBar: hasTitleBar, isInPane: isInPane, bus: bus))
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
