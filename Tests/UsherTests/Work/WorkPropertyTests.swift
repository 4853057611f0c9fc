import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Work among random events", .timeLimit(.minutes(10)))
struct WorkPropertyTests {
  private struct Failure: Error {}

  /// A random script: work with an overlay, and other events.
  @MainActor
  private final class Script {
    let stage = Stage()
    private let gate = Gate()
    private var random: SplitMix
    private var others: [PresentationHandle] = []

    init(seed: UInt64) {
      random = SplitMix(state: seed)
    }

    /// Runs the script until the call ends.
    func run() async throws {
      var hasEnded = false
      let dismissPolicy = WorkDismissPolicy.allCases[Int.random(in: 0...2, using: &random)]
      let saysEnd = Bool.random(using: &random)
      let offersRetry = Bool.random(using: &random)
      let task = Task {
        _ = try? await stage.presenter.present(
          while: .words("Working"), using: OverlayPreset(.lasting), dismissPolicy: dismissPolicy
        ) {
          try await self.gate.pass()
        } success: {
          saysEnd ? .words("Done \($0)") : nil
        } failure: {
          saysEnd
            ? offersRetry ? .words("Failed", button: $0.retry()) : .words("Failed") : nil
        }
        hasEnded = true
      }
      for _ in 0..<25 {
        act(on: task)
        for _ in 0..<Int.random(in: 0...4, using: &random) { await Task.yield() }
      }
      others.forEach { $0.dismiss() }
      // All work succeeds, and the user dismisses all failures.
      try await stage.clock.wait {
        gate.openIfAwaited(with: .success(1))
        stage.advance(100)
        _ = stage.presenter.press(.escape)
        return hasEnded
      }
      stage.advance(20_000)
      #expect(!stage.host.visibleTexts.joined().contains("Working"))
    }

    private func act(on task: Task<Void, Never>) {
      let shown = stage.presenter.shown.randomElement(using: &random)
      switch Int.random(in: 0...18, using: &random) {
      case 0...5: stage.advance(Int.random(in: 0...400, using: &random))
      case 6, 7: shown.map { stage.host.pressButton(0, of: $0) }
      case 8: _ = stage.presenter.press(.escape)
      case 9, 10: gate.openIfAwaited(with: .success(1))
      case 11, 12: gate.openIfAwaited(with: .failure(Failure()))
      case 13:
        var other = Bool.random(using: &random) ? OverlayConfiguration.brief : .lasting
        other.isReply = true
        other.precedence = .replace(restoresReplaced: Bool.random(using: &random))
        others.append(stage.present("other", as: other))
      case 14: shown.map { stage.presenter.dismiss($0) }
      case 15: if Int.random(in: 0...5, using: &random) == 0 { task.cancel() }
      case 16:
        stage.presenter.setAttention(
          .assistiveTechnology, isPresent: Bool.random(using: &random))
      case 17: others.append(stage.present("beside", as: OverlayConfiguration(lane: LaneID(1))))
      default: if Int.random(in: 0...9, using: &random) == 0 { stage.host.closeWindow() }
      }
    }
  }

  @Test("work is released, regardless of its outcome")
  func released() async throws {
    for seed in UInt64(1)...60 {
      weak var stage: Stage?
      do {
        let script = Script(seed: seed)
        stage = script.stage
        try await script.run()
      }
      for _ in 0..<50 where stage != nil { await Task.yield() }
      #expect(stage == nil, "seed \(seed)")
    }
  }
}
