#if UIKIT_STAND_IN
import Testing
import Trials
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Places that are removed with their overlays")
  struct LostPlaceTests {
    /// A way in which the app removes a view.
    enum Loss: CaseIterable {
      /// The view is removed and released.
      case removed
      /// A superview is removed.
      case removedAround
      /// The overlays' view is removed from the view.
      case emptied
    }

    @Test(
      "overlays in a view that the app releases are released as well", arguments: Loss.allCases)
    func view(_ loss: Loss) async throws {
      let app = SampleScene()
      defer { app.close() }
      let materials = try SceneStage.materials()
      try await expectNoRemains { round in
        try await lose(loss, in: app, materials, round: round)
      }
    }

    @Test("overlays in a disconnected scene release all objects and the window")
    func scene() async throws {
      let app = SampleScene()
      defer { app.close() }
      let materials = try SceneStage.materials()
      try await expectNoRemains { round in try await disconnect(materials, round: round) }
    }

    @Test("questions, work and changes in a disconnected scene release all objects")
    func abilities() async throws {
      var remains: [Remains] = []
      for _ in 0..<5 {
        let app = SampleScene(isAlone: false)
        try await AbilityTrial(on: SceneStage(app)).playUntilClosed { app.close() }
        remains.append(Remains())
      }
      #expect(Array(remains[2...]) == Array(repeating: remains[1], count: 3))
    }

    /// Counts the remaining objects after each round.
    ///
    /// Each kind of content starts one round.
    private func expectNoRemains(of play: (_ round: Int) async throws -> Void) async throws {
      let rounds = SceneStage.contents.indices
      // By then, objects that exist once per app exist, such as the label that measures texts.
      for round in rounds { try await play(round) }
      let before = Remains()
      for round in rounds {
        try await play(round)
        #expect(Remains() == before, "\(SceneStage.contents[round].name)")
      }
    }

    private func lose(
      _ loss: Loss, in app: SampleScene, _ materials: TrialMaterials, round: Int
    ) async throws {
      let outer = UIView(frame: app.controller.view.bounds)
      let container = UIView(frame: outer.bounds)
      outer.addSubview(container)
      app.controller.view.addSubview(outer)
      let stage = SceneStage(app, in: container)
      let handles = await fill(stage, materials, round: round)
      switch loss {
      case .removed: container.removeFromSuperview()
      case .removedAround: outer.removeFromSuperview()
      case .emptied: container.subviews.last?.removeFromSuperview()
      }
      if loss == .emptied { expectClosed(handles) }
      outer.removeFromSuperview()
    }

    private func disconnect(_ materials: TrialMaterials, round: Int) async throws {
      let app = SampleScene(isAlone: false)
      let handles = await fill(SceneStage(app), materials, round: round)
      app.close()
      expectClosed(handles)
    }

    /// Presents three overlays, which are entering, resting or waiting.
    private func fill(
      _ stage: SceneStage, _ materials: TrialMaterials, round: Int
    ) async -> [PresentationHandle] {
      let kinds = SceneStage.contents
      let trial = LeakTrial(
        on: stage, with: materials, of: Array(kinds[round...] + kinds[..<round]))
      let handles = [TrialEnding.requested, .swipe, .updated].enumerated().map { lane, ending in
        trial.present(trial.nextContent(), for: ending, lane: LaneID(lane))
      }
      await stage.pass(.milliseconds([0, 90, 700][round % 3]))
      return handles
    }

    private func expectClosed(_ handles: [PresentationHandle]) {
      for handle in handles { #expect(handle.result == .dismissed(.hostClosed)) }
    }
  }
}
#endif
