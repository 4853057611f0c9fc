#if UIKIT_STAND_IN
import SampleApp
import Testing
import Trials
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Overlays release everything")
  struct LeakTests {
    @Test(
      "2,500 overlays of every kind, with every kind of end, release all objects and the window")
    func everyKind() async throws {
      let app = SampleScene()
      defer { app.close() }
      let trial = LeakTrial(
        on: SceneStage(app), with: try SceneStage.materials(), of: SceneStage.contents)
      // By then, objects that exist once per app exist, such as the label that measures texts.
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

    @Test("questions, work, undo and owners release all objects, with every kind of end")
    func abilities() async throws {
      let app = SampleScene()
      defer { app.close() }
      let trial = AbilityTrial(on: SceneStage(app))
      // Everything that an interruption started ends first.
      let remains = { @MainActor in
        StandIn.advance(by: 5)
        return Remains()
      }
      // By then, objects that exist once per app exist.
      try await trial.playRound()
      let before = remains()
      for _ in 0..<5 {
        try await trial.playRound()
        #expect(remains() == before)
      }
      #expect(trial.surprises == [])
    }

    @Test("scrims that appear and disappear in one turn of the app release all objects")
    func unseenScrims() {
      let app = SampleScene()
      defer { app.close() }
      // A view retains its overlays' superview, but a scene releases its window.
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

    // On Linux, Foundation never frees the attributes of an attributed string, about four kilobytes
    // for each text that is laid out. Therefore, only contents without text are suitable for
    // measuring memory.
    @Test("1,200 overlays without text release all memory")
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
      // By then, tables that the app keeps have reached their size.
      try await trial.run(until: 300)
      let first = try await minimumMemory(in: trial, until: 600)
      let second = try await minimumMemory(in: trial, until: 900)
      let third = try await minimumMemory(in: trial, until: 1200)
      // A leak grows each time, but a table that doubles its size does so once.
      let growth = min(second - first, third - second)
      #expect(growth <= 300 * Self.bytesForEach)
    }

    /// The kinds of content with text that `texts` doesn't list.
    private static let setsWords: Set = ["a field", "a field with several lines", "a password"]

    /// The number of bytes that each overlay may leave allocated.
    ///
    /// It is less than a color, the smallest of UIKit's objects.
    private static let bytesForEach = 140

    /// Shows overlays up to a count, and returns the minimum number of bytes allocated while none
    /// is shown.
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
