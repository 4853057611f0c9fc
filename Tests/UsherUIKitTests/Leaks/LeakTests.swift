#if UIKIT_STAND_IN
import SampleApp
import Testing
import Trials
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Overlays leave nothing behind")
  struct LeakTests {
    @Test("no object remains of 2,500 overlays of every kind, with every end, nor their window")
    func everyKind() async throws {
      let app = SampleScene()
      defer { app.close() }
      let trial = LeakTrial(
        on: SceneStage(app), with: try SceneStage.materials(), of: SceneStage.contents)
      // Objects that exist once per app, such as the label that measures texts, exist by then.
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
      #expect(reasons.isSuperset(of: [.programmatic, .timedOut, .swipe, .replaced]))
      #expect(reasons.contains { if case .button = $0 { true } else { false } })
      #expect(trial.outcomes.keys.contains { if case .refused = $0 { true } else { false } })
    }

    @Test("no object remains of questions, work, undoable changes and owners, with every end")
    func abilities() async throws {
      let app = SampleScene()
      defer { app.close() }
      let trial = AbilityTrial(on: SceneStage(app))
      // What an interruption has set in motion comes to its end first.
      let remains = { @MainActor in
        StandIn.advance(by: 5)
        return Remains()
      }
      // Objects that exist once per app exist by then.
      try await trial.playRound()
      let before = remains()
      for _ in 0..<5 {
        try await trial.playRound()
        #expect(remains() == before)
      }
      #expect(trial.surprises == [])
    }

    @Test("no object remains of scrims that come and go within a turn of the app's")
    func unseenScrims() {
      let app = SampleScene()
      defer { app.close() }
      // A view keeps its overlays' superview, where a scene lets go of its window.
      let presenter = Presenter.attached(to: app.controller.view)
      func playRound() {
        presenter.inOrder {
          presenter.present(text("Hello"), as: still(backdrop: Backdrop())).dismiss()
        }
        StandIn.advance(by: 1)
      }
      for _ in 0..<2 { playRound() }
      let before = Remains()
      for _ in 0..<20 { playRound() }
      #expect(Remains() == before)
    }

    // On Linux, Foundation never frees the attributes of an attributed string: about four kilobytes
    // for each text that is laid out. Therefore only contents without text are suitable for
    // measuring memory.
    @Test("no memory remains of 1,200 overlays without words")
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
      // Tables that the app keeps have their size by then.
      try await trial.run(until: 300)
      let first = try await minimumMemory(in: trial, until: 600)
      let second = try await minimumMemory(in: trial, until: 900)
      let third = try await minimumMemory(in: trial, until: 1200)
      // A leak grows each time; a table that doubles its size does so once.
      let growth = min(second - first, third - second)
      #expect(growth <= 300 * Self.bytesForEach)
    }

    /// The kinds of content with text that `texts` does not list.
    private static let setsWords: Set = ["a field", "a password"]

    /// The number of bytes that each overlay may leave allocated: less than a color, the smallest
    /// of UIKit's objects.
    private static let bytesForEach = 140

    /// Shows overlays up to a count, and returns the fewest bytes allocated while no overlay is
    /// shown.
    private func minimumMemory(in trial: LeakTrial, until count: Int) async throws -> Int {
      var least = Int.max
      try await trial.run(until: count) {
        World.current.forget()
        // Counting the living objects discards the census entries of released ones.
        _ = Remains()
        least = min(least, try MemoryUse().allocated)
      }
      return least
    }
  }
}

extension World {
  /// Clears the records of notifications to the system.
  fileprivate func forget() {
    accessibilityPosts = []
    haptics = []
    containment = []
  }
}
#endif
