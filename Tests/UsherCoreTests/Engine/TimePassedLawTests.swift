import Scripts
import Testing

@testable import UsherCore

@Suite("The law of passing time")
struct TimePassedLawTests {
  private static let runs = 3000

  @Test("an inserted .timePassed changes nothing")
  func law() {
    for seed in Seeds.range(Self.runs) {
      var random = SplitMix(state: seed)
      let script = random.script()
      let capacity = random.pick(1, 1, 2, 3)
      var plain = OverlayEngine(LaneSettings(capacity: capacity))
      var woken = plain
      let expected = plain.play(script)
      let commands = woken.play(random.interrupted(script))
      guard commands == expected && woken == plain else {
        Issue.record("seed \(seed): \(commands.count) commands instead of \(expected.count)")
        return
      }
    }
  }

  @Test("a host that draws every frame and a host that wakes once, late, get the same commands")
  func everyFrame() {
    for seed in Seeds.range(200) {
      var random = SplitMix(state: seed)
      let script = random.script() + [(12_000, .timePassed)]
      var late = OverlayEngine(LaneSettings(capacity: 2))
      let expected = late.play(script)

      var punctual = OverlayEngine(LaneSettings(capacity: 2))
      var commands: [OverlayCommand] = []
      var now = 0
      for timed in script {
        while now < timed.time {
          commands += punctual.play([(now, .timePassed)])
          now += 16
        }
        commands += punctual.play([timed])
      }
      guard commands == expected && punctual == late else {
        Issue.record("seed \(seed)")
        return
      }
    }
  }

  @Test("a host that wakes only at the wakeups gets the same commands")
  func atWakeups() {
    for seed in Seeds.range(300) {
      var random = SplitMix(state: seed)
      let script = random.script()
      var late = OverlayEngine()
      let expected = late.play(script)

      var woken = OverlayEngine()
      var commands: [OverlayCommand] = []
      for timed in script {
        let now = Instant.ms(timed.time)
        while case .at(let deadline) = woken.wakeup, deadline <= now {
          commands += woken.receive(.timePassed, at: deadline)
        }
        commands += woken.receive(timed.event, at: now)
      }
      guard commands == expected && woken == late else {
        Issue.record("seed \(seed)")
        return
      }
    }
  }

  @Test("a scene that needs no frames doesn't change until the next wakeup")
  func standsStill() {
    for seed in Seeds.range(Self.runs) {
      var random = SplitMix(state: seed)
      var engine = OverlayEngine(LaneSettings(capacity: random.pick(1, 2, 3)))
      for timed in random.script() {
        _ = engine.receive(timed.event, at: .ms(timed.time))
        let now = Instant.ms(timed.time)
        let last: Instant
        switch engine.wakeup {
        case .nextFrame: continue
        case .never: last = .ms(timed.time + 100_000)
        // Just before the deadline, because delays are rounded to nanoseconds.
        case .at(let deadline): last = max(deadline.advanced(by: .nanoseconds(-2)), now)
        }
        guard engine.scene(at: last) == engine.scene(at: now) else {
          Issue.record("seed \(seed) at \(timed.time), \(engine.wakeup): \(engine.scene(at: last))")
          return
        }
      }
    }
  }

  @Test("drawing and hit testing change nothing, and every scene is drawable")
  func drawing() {
    for seed in Seeds.range(300) {
      var random = SplitMix(state: seed)
      var engine = OverlayEngine(LaneSettings(capacity: 3))
      for timed in random.script() {
        _ = engine.receive(timed.event, at: .ms(timed.time))
        let before = engine
        let scene = engine.scene(at: .ms(timed.time))
        _ = engine.hitTest(OverlayPoint(x: 100, y: 100), at: .ms(timed.time))
        guard engine == before, scene.overlays.allSatisfy({ $0.isDrawable }) else {
          Issue.record("seed \(seed) at \(timed.time): \(scene)")
          return
        }
      }
    }
  }
}

extension SplitMix {
  /// Inserts `.timePassed` into a script at the possible wakeups: at, between and after events.
  mutating func interrupted(_ script: [Timed]) -> [Timed] {
    var woken: [Timed] = []
    for (index, timed) in script.enumerated() {
      let previous = index == 0 ? timed.time : script[index - 1].time
      for time in (0..<int(in: 0...4)).map({ _ in int(in: previous...timed.time) }).sorted() {
        woken.append((time, .timePassed))
      }
      woken.append(timed)
    }
    return woken
  }
}
