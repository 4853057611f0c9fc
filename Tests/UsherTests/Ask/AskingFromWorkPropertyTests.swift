import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Questions from inside work, at random", .timeLimit(.minutes(10)))
struct AskingFromWorkPropertyTests {
  /// Work whose parts ask questions, or run other work that asks.
  @MainActor
  private final class Script {
    let stage: Stage
    private(set) var unfinished = 0
    private var random: SplitMix

    init(seed: UInt64) {
      random = SplitMix(state: seed)
      stage = Stage(capacity: Int.random(in: 1...3, using: &random))
      for lane in 0..<3 {
        var settings = LaneSettings(capacity: Int.random(in: 1...2, using: &random))
        settings.overflow = [.wait, .dismissOldest, .refuse].randomElement(using: &random) ?? .wait
        settings.arrangement =
          [.layered, .list(spacing: 8), .collapsed(CollapsedStack())].randomElement(using: &random)
          ?? .layered
        settings.showsModalsAbove = Bool.random(using: &random)
        settings.gap = .constant(.milliseconds(Int.random(in: 0...300, using: &random)))
        if Bool.random(using: &random) { settings.takesTurnsWith = .main }
        stage.presenter.configure(LaneID(lane), settings)
      }
      if Bool.random(using: &random) { stage.present("stays", as: overlay(isModal: false)) }
    }

    private func overlay(isModal: Bool) -> OverlayConfiguration {
      var overlay = isModal ? OverlayPreset.question.configuration : OverlayConfiguration.brief
      overlay.lane = LaneID(Int.random(in: 0...2, using: &random))
      overlay.priority = [.low, .normal, .high].randomElement(using: &random) ?? .normal
      overlay.isEvictable = false
      switch Int.random(in: 0...5, using: &random) {
      case 0: overlay.precedence = .stack
      case 1: overlay.delay = .milliseconds(Int.random(in: 0...400, using: &random))
      default: break
      }
      return overlay
    }

    /// Asks questions in sequence or at once, possibly from inside other work.
    func act(depth: Int) async {
      unfinished += 1
      defer { unfinished -= 1 }
      if Int.random(in: 0...3, using: &random) == 0 {
        async let one: Void = step(depth: depth)
        async let other: Void = step(depth: depth)
        _ = await (one, other)
      } else {
        for _ in 0..<Int.random(in: 1...2, using: &random) { await step(depth: depth) }
      }
    }

    private func step(depth: Int) async {
      let presenter = stage.presenter
      let isModal = Int.random(in: 0...2, using: &random) > 0
      let attributes = OverlayPreset(overlay(isModal: isModal))
      // A refusal, or an end without an answer, also ends the step.
      guard depth > 0, let work = AskingWork.allCases.randomElement(using: &random) else {
        let asking = Asking.allCases.randomElement(using: &random)
        try? await asking?.ask(by: presenter, in: attributes)
        return
      }
      try? await work.run(by: presenter, in: attributes) { await self.act(depth: depth - 1) }
    }
  }

  @Test("all work ends after the user answers its questions, and all overlays are removed")
  func ends() async {
    for seed in UInt64(1)...150 {
      let script = Script(seed: seed)
      let task = Task { await script.act(depth: 3) }
      for _ in 0..<20 { await Task.yield() }
      let ended = await script.stage.answers { script.unfinished == 0 }
      #expect(ended, "seed \(seed): \(script.stage.presenter.explain())")
      script.stage.advance(60_000)
      #expect(script.stage.presenter.ids(.all()).isEmpty, "seed \(seed)")
      task.cancel()
      if !ended { return }
    }
  }
}
