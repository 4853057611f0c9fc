#if GTK
internal import Usher
internal import UsherTesting

/// A property of overlays in a real window, tested in a separate process on a separate display.
public struct WindowScenario: Sendable {
  /// The property that must hold, as a sentence.
  public let sentence: String
  /// Whether the window has its own title bar.
  let hasTitleBar: Bool
  /// Whether the presenter belongs to a pane in the window.
  let isInPane: Bool
  /// Whether the scenario needs assistive technology, and therefore a session bus.
  public let needsAssistiveTechnology: Bool
  /// Whether the scenario measures memory.
  ///
  /// On a busy machine, the toolkit's caches take more memory.
  public let measuresMemory: Bool
  /// Whether the scenario needs ibus with a Japanese input method, and therefore a session bus.
  public let needsInputMethod: Bool
  /// Whether the scenario changes a screen's scale, or needs a second screen.
  public let changesScreens: Bool
  /// The window systems on which the scenario makes sense, with the reason, or `nil` for all.
  let condition: Condition?
  /// Whether the scenario is about the pointer, the keyboard, the focus, sizes or scales.
  ///
  /// The window system affects these.
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

    /// The window systems on which the tests can turn a wheel.
    static let withWheel = Condition(
      systems: Set(WindowSystem.allCases).subtracting([.kwin]),
      reason: "in KWin 5.27, the wheel of its fake input scrolls no plain window's list either")

    /// Returns only these window systems.
    static func under(_ systems: Set<WindowSystem>, because reason: String) -> Condition {
      Condition(systems: systems, reason: reason)
    }
  }

  /// Whether the scenario makes sense on a window system.
  public func runs(on system: WindowSystem) -> Bool {
    condition.map { $0.systems.contains(system) } ?? true
  }

  /// The scenarios for the contract of every host, and the scenarios for windows only.
  public static let all: [WindowScenario] =
    contract(in: "window") + contract(in: "pane") + appearance + environment + lifetimes + badInput
    + forms + inputs + editing + lines + looks + pictures + surfaces + backdrops + accessibility
    + preferences + languages + freezing + leaks + owners + calm + words + labels + timeoutScale
    + anchors + relations
    + [
      layout, passThrough, keys, focus, abilities, room, tabOrder, anchorOrder, windows, panes,
      scrolling, reach, updates, containers, stillLists, crossing, compositor, scales, anchorScales,
      closing, pushedContent, copying, links,
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

  /// Opens a window and runs the scenario, or throws the expectation that failed.
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

/// Unwraps an optional, or throws if it's `nil`.
func unwrap<Value>(_ value: Value?, _ what: String) throws(ScenarioFailure) -> Value {
  guard let value else { throw ScenarioFailure(description: "\(what) is missing") }
  return value
}
#else
/// An empty type for builds without the GTK host, which have no scenarios.
public struct WindowScenario: Sendable {}
#endif
