import Testing
import Trials
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Overlays leave nothing behind")
  struct LeakTests {
    @Test("no object of 2,500 of every kind, with every end, nor their window")
    func everyKind() async throws {
      let app = SampleScene()
      defer { app.close() }
      let trial = LeakTrial(
        on: SceneStage(app), with: try SceneStage.materials(), of: SceneStage.contents)
      // What is made once for the whole app, such as the label that measures texts, is made by then.
      try await trial.run(until: 100)
      let before = Remains()
      try await trial.run(until: 2500) {
        #expect(app.overlayWindow == nil)
        #expect(app.presenter.uiKitHost?.isIdle == true)
      }
      #expect(Remains() == before)
      let reasons = Set(
        trial.outcomes.keys.compactMap { outcome -> DismissReason? in
          if case .dismissed(let reason) = outcome { reason } else { nil }
        })
      #expect(reasons.isSuperset(of: [.requested, .timedOut, .swiped, .actionTaken, .replaced]))
      #expect(trial.outcomes.keys.contains { if case .refused = $0 { true } else { false } })
    }

    // On Linux, Foundation never frees the attributes of an attributed string, whoever makes one: some four
    // kilobytes for each text that is laid out. So only contents without words tell of memory.
    @Test("no memory of 900 overlays without words")
    func memory() async throws {
      let app = SampleScene()
      defer { app.close() }
      let materials = try SceneStage.materials()
      let wordless = SceneStage.contents.filter {
        let root = $0.make(TrialToken(), materials).root
        return root.texts.isEmpty && !Self.setsWords.contains($0.name)
      }
      #expect(wordless.count > 10)
      let trial = LeakTrial(on: SceneStage(app), with: materials, of: wordless)
      let first = try await leastMemory(in: trial, until: 300)
      let second = try await leastMemory(in: trial, until: 600)
      let third = try await leastMemory(in: trial, until: 900)
      // What is left behind is left each time; a table that doubles does so once.
      let growth = min(second - first, third - second)
      #expect(growth <= 300 * Self.bytesForEach)
    }

    /// The kinds whose words are no part of their texts.
    private static let setsWords: Set = ["a field", "a password"]

    /// The bytes that each overlay may leave allocated: less than a colour takes, the least of UIKit's objects.
    private static let bytesForEach = 140

    /// The least bytes allocated while nothing is shown, until so many overlays have been asked for.
    private func leastMemory(in trial: LeakTrial, until count: Int) async throws -> Int {
      var least = Int.max
      try await trial.run(until: count) {
        World.current.forget()
        // To count the living is to forget the others.
        _ = Remains()
        least = min(least, try MemoryUse().allocated)
      }
      return least
    }
  }
}

extension World {
  /// Empties the records of what was told to the system.
  fileprivate func forget() {
    accessibilityPosts = []
    haptics = []
    containment = []
  }
}
