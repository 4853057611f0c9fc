#if GTK
internal import SampleApp
internal import Trials
internal import Usher

extension WindowScenario {
  static let leaks: [WindowScenario] = [
    WindowScenario(
      "two and a half thousand overlays of every kind leave nothing behind", measuresMemory: true
    ) { _ in
      let trial = LeakTrial(on: try WindowStage(), with: try WindowStage.materials())
      let before = Remains()
      // Fonts, icons and styles are loaded once, and the allocator finds its size.
      let first = try await leastMemory(in: trial, until: 500)
      try expect(Remains(), equals: before, "what is there after 500")
      let second = try await leastMemory(in: trial, until: 1500)
      let third = try await leastMemory(in: trial, until: 2500)
      try expect(Remains(), equals: before, "what is there after 2,500")
      // What is left behind is left each time; a table of the toolkit's that doubles does so once.
      try require(
        [
          min(second.allocated - first.allocated, third.allocated - second.allocated),
          min(second.resident - first.resident, third.resident - second.resident),
        ], areAtMost: [1000 * bytesForEach, residentTolerance], "the growth in bytes")
      let reasons = Set(
        trial.outcomes.keys.compactMap { outcome -> DismissReason? in
          if case .dismissed(let reason) = outcome { reason } else { nil }
        })
      // Some more may go for others, as where one comes to wait behind another.
      try expect(
        reasons.isSuperset(of: [.requested, .timedOut, .swiped, .actionTaken, .replaced]),
        equals: true,
        "that they went for all reasons, and not just for \(reasons)")
    }
  ]

  /// The least memory in use while nothing is shown, until so many overlays have been asked for.
  @MainActor
  private static func leastMemory(
    in trial: LeakTrial, until count: Int
  ) async throws -> MemoryUse {
    var least = try MemoryUse()
    try await trial.run(until: count) { least = try least.lesser(MemoryUse()) }
    return least
  }

  /// How many bytes each overlay may leave allocated, since caches grow and shrink by themselves.
  ///
  /// Those of texts keep 50 bytes for each overlay, and up to 205 where the machine is busy. The least thing
  /// that GTK makes for an overlay, the attributes of one text, takes 200 beside that.
  private static let bytesForEach = 230

  /// How many more bytes the system may have given the process after a thousand more overlays.
  ///
  /// An allocator's heap goes up and down by about as much while nothing is left behind: what is freed
  /// leaves gaps.
  private static let residentTolerance = 2_000_000

  private static func require(
    _ actual: [Int], areAtMost greatest: [Int], _ what: String
  ) throws(ScenarioFailure) {
    guard zip(actual, greatest).allSatisfy({ $0 <= $1 }) else {
      throw ScenarioFailure(description: "\(what): expected at most \(greatest), got \(actual)")
    }
  }
}
#endif
