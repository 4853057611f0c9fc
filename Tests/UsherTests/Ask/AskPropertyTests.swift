import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Questions among random events", .timeLimit(.minutes(10)))
struct AskPropertyTests {
  private struct Failure: Error {}

  /// A random script: a question and other events.
  @MainActor
  private final class Script {
    let stage = Stage()
    private let gate = Gate()
    private var random: SplitMix
    private var others: [PresentationHandle] = []

    init(seed: UInt64) {
      random = SplitMix(state: seed)
    }

    private func choices() -> [Choice<Int>] {
      [
        .choice("Yes", 0), .choice("No", 1, isDefault: true),
        .choice("Work", work: { [gate] in try await gate.pass() + 2 }),
      ]
    }

    private var attributes: OverlayPreset {
      get {
        let places = [
          OverlayPreset.question, OverlayPreset(.lasting),
          OverlayPreset(.brief),
        ]
        var attributes = places[Int.random(in: 0..<places.count, using: &random)]
        if Bool.random(using: &random) { attributes.configuration.precedence = .stack }
        return attributes
      }
    }

    /// Runs the script until the question ends.
    func run() async throws {
      var hasEnded = false
      let (attributes, choices) = (self.attributes, self.choices())
      let task = Task {
        _ = try? await stage.presenter.reply(to: "Go?", using: attributes, choices: choices)
        hasEnded = true
      }
      for _ in 0..<20 {
        act(on: task)
        for _ in 0..<Int.random(in: 0...4, using: &random) { await Task.yield() }
      }
      stage.host.closeWindow()
      try await stage.clock.wait { hasEnded }
      gate.openIfAwaited(with: .success(0))
      for _ in 0..<20 { await Task.yield() }
    }

    private func act(on task: Task<Void, Never>) {
      let shown = stage.presenter.shown.randomElement(using: &random)
      switch Int.random(in: 0...21, using: &random) {
      case 0...5: stage.advance(Int.random(in: 0...600, using: &random))
      case 6...8:
        let button = Int.random(in: 0...2, using: &random)
        shown.map { stage.host.pressButton(button, of: $0) }
      case 9: _ = stage.presenter.press(.escape)
      case 10: _ = stage.presenter.press(.return)
      case 11, 12: gate.openIfAwaited(with: .success(0))
      case 13: gate.openIfAwaited(with: .failure(Failure()))
      case 14, 15:
        var other = OverlayConfiguration.brief
        other.precedence = .replace(restoresReplaced: Bool.random(using: &random))
        others.append(stage.present("other", as: other))
      case 16: others.randomElement(using: &random)?.dismiss()
      case 17: if Bool.random(using: &random) { shown.map { stage.presenter.dismiss($0) } }
      case 18: if Int.random(in: 0...5, using: &random) == 0 { task.cancel() }
      case 19:
        stage.presenter.setAttention(
          .assistiveTechnology, isPresent: Bool.random(using: &random))
      case 20: others.append(stage.present("beside", as: OverlayConfiguration(lane: LaneID(1))))
      default: if Int.random(in: 0...9, using: &random) == 0 { stage.host.closeWindow() }
      }
    }
  }

  @Test("a question is released, regardless of its outcome")
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
