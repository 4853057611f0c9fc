import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Undo among random events", .timeLimit(.minutes(10)))
struct UndoPropertyTests {
  private struct Failure: Error, CustomStringConvertible {
    let description = "no luck"
  }

  /// A random script: changes that can be undone, and other events.
  @MainActor
  private final class Script {
    let stage = Stage(capacity: 2)
    /// The calls for each change, in order.
    private(set) var calls: [[String]] = []
    /// The outcomes of each change.
    private(set) var ends: [[String]] = []
    private var random: SplitMix
    private var others: [PresentationHandle] = []
    private var tasks: [Task<Void, Never>] = []

    init(seed: UInt64) {
      random = SplitMix(state: seed)
    }

    func run() async throws {
      for _ in 0..<40 {
        act()
        for _ in 0..<chance(4) { await Task.yield() }
      }
      others.forEach { $0.dismiss() }
      // The longest time is ten times the longest request's time. Commits continue during each
      // wait.
      try await stage.clock.wait {
        stage.advance(500)
        return ends.allSatisfy { !$0.isEmpty }
      }
      stage.advance(20_000)
      try await stage.clock.wait { !stage.host.isAppHeld }
      for task in tasks { await task.value }
    }

    private func act() {
      let shown = stage.presenter.shown.randomElement(using: &random)
      switch chance(25) {
      case 0...5: change()
      case 6...11: stage.advance(chance(2500))
      case 12, 13: shown.map { stage.host.pressButton(chance(1), of: $0) }
      case 14: _ = stage.presenter.press(.escape)
      case 15:
        stage.presenter.setAttention(.assistiveTechnology, isPresent: chance(1) == 0)
      case 16: stage.clock.sleep(for: .milliseconds(chance(4000)))
      case 17:
        var other = OverlayConfiguration.brief
        other.isReply = true
        other.offersUndo = true
        other.precedence = .replace(restoresReplaced: chance(1) == 0)
        others.append(stage.present("other", as: other))
      case 18: shown.map { stage.presenter.dismiss($0) }
      case 19: others.append(stage.presenter.present(.words("modal"), using: .question))
      case 20: tasks.randomElement(using: &random)?.cancel()
      case 21: stage.host.setAppVisible(chance(3) > 0)
      case 22:
        let frame = shown.flatMap { stage.host.buttonFrames(of: $0).first }
        stage.host.hover(at: frame.map { OverlayPoint(x: $0.minX + 5, y: $0.minY + 5) })
      case 23: shown.map { stage.host.moveFocus(into: $0, isInside: chance(1) == 0) }
      case 24: press(shown)
      default:
        switch chance(5) {
        case 0: stage.host.closeWindow()
        case 1...3: stage.host.quitApp()
        default: break
        }
      }
    }

    /// Presses the first button with a finger for a random time.
    private func press(_ shown: OverlayID?) {
      guard let shown, let frame = stage.host.buttonFrames(of: shown).first else { return }
      let point = OverlayPoint(x: frame.minX + 5, y: frame.minY + 5)
      stage.host.point(.began, at: point)
      stage.advance(chance(4000))
      stage.host.pressButton(0, of: shown)
      stage.host.point(.ended, at: point)
    }

    /// Requests a change that can be undone.
    private func change() {
      let number = calls.count
      calls.append([])
      ends.append([])
      let whenAbandoned = UndoAbandonPolicy.allCases[chance(1)]
      let fails = chance(4) == 0
      let yields = chance(5)
      let name = ["letters", "drafts"][chance(1)]
      let time = Duration.milliseconds(chance(3000) - 100)
      var attributes = OverlayPreset.undo
      attributes.configuration.minimumTime = .milliseconds(chance(1) * 3000)
      attributes.configuration.delay = .milliseconds(max(0, chance(3000) - 2000))
      tasks.append(
        Task {
          let end = await stage.presenter.undoable(
            name, duration: time, whenAbandoned: whenAbandoned, using: attributes,
            message: { "\($0) changed" }
          ) {
            self.calls[number].append("commit")
            for _ in 0..<yields { await Task.yield() }
            if fails { throw Failure() }
          } undo: {
            self.calls[number].append("undo")
          }
          ends[number].append(end.words)
        })
    }

    /// A random number from 0 through `most`.
    private func chance(_ most: Int) -> Int { Int.random(in: 0...most, using: &random) }
  }

  @Test("each change ends once, committed, undone or failed, and its message is removed")
  func once() async throws {
    for seed in UInt64(1)...400 {
      let script = Script(seed: seed)
      try await script.run()
      for (calls, ends) in zip(script.calls, script.ends) {
        let expected = [
          "committed": ["commit"], "undone": ["undo"], "failed: no luck": ["commit", "undo"],
        ]
        #expect(ends.count == 1, "seed \(seed)")
        #expect(expected[ends[0]] == calls, "seed \(seed)")
      }
      #expect(!script.stage.host.visibleTexts.joined().contains { $0.hasSuffix("changed") })
    }
  }

  @Test("changes are released, regardless of their outcome")
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
