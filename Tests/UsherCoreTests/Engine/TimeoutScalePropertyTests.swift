import Scripts
import Testing

@testable import UsherCore

@Suite("Timeout scales that change at random moments")
struct TimeoutScalePropertyTests {
  /// The fraction of a lifetime that has passed, counted independently of the engine.
  private struct Share {
    var passed = 0.0
    var timeoutScale = TimeoutScale.times(1)
    var isHeld = false
    let lifetime: Double

    /// Advances by a number of milliseconds.
    mutating func pass(_ milliseconds: Int) {
      guard !isHeld, case .times(let factor) = timeoutScale else { return }
      passed += Double(milliseconds) / (lifetime * factor)
    }

    /// The number of milliseconds until the end, or `nil` while time is stopped.
    var left: Double? {
      guard !isHeld, case .times(let factor) = timeoutScale else { return nil }
      return (1 - passed) * lifetime * factor
    }
  }

  @Test("an overlay stays until the fractions of its time add up to its lifetime")
  func total() {
    for seed in Seeds.range(2000) {
      var random = SplitMix(state: seed)
      let lifetime = random.int(in: 1...20_000)
      var overlay = OverlayConfiguration.plain(
        lifetime: .timed(.milliseconds(lifetime)), entrance: OverlayTransition())
      overlay.showsTimeLeft = true
      var engine = OverlayEngine.entering(overlay)
      var share = Share(lifetime: Double(lifetime))
      var now = 0
      for _ in 0..<random.int(in: 1...30) {
        let longest = min(Int(share.left ?? 5000) - 1, 5000)
        guard longest > 0 else { break }
        let wait = random.int(in: 0...longest)
        now += wait
        share.pass(wait)
        if random.chance(1, outOf: 3) {
          share.isHeld.toggle()
          engine.prepare([
            (now, .attentionChanged(.hover, of: .first, isPresent: share.isHeld))
          ])
        } else {
          share.timeoutScale =
            random.chance(1, outOf: 6) ? .endless : .times(random.double(in: 1...10))
          engine.prepare([(now, .timeoutScaleChanged(share.timeoutScale))])
        }
        // Each change and each pause may round by a nanosecond of ten times the lifetime.
        let seen = engine.only(at: now)?.timeLeft ?? -1
        let expected: Instant? = share.left.map {
          Instant.ms(now).advanced(by: .nanoseconds(Int64(($0 * 1e6).rounded())))
        }
        let wakeup = engine.wakeup(playsMotion: true)
        guard abs(seen - (1 - share.passed)) < 1e-6, isClose(wakeup, to: expected) else {
          Issue.record("seed \(seed), at \(now): \(seen), \(share), \(wakeup)")
          return
        }
      }
    }
  }

  private func isClose(_ wakeup: Wakeup, to end: Instant?) -> Bool {
    switch (wakeup, end) {
    case (.never, nil): true
    case (.at(let moment), .some(let end)):
      abs(moment.duration(to: end).inSeconds) < 1e-6
    case (.at, nil), (.nextFrame, _), (.never, .some): false
    }
  }

  @Test("an overlay exits when its time ends, to the microsecond")
  func end() {
    for seed in Seeds.range(1000) {
      var random = SplitMix(state: seed)
      let overlay = OverlayConfiguration.plain(
        lifetime: .timed(.seconds(4)), entrance: OverlayTransition())
      var engine = OverlayEngine.entering(overlay)
      var share = Share(lifetime: 4000)
      var now = 0
      while let left = share.left, left > 500, random.chance(9, outOf: 10) {
        let wait = random.int(in: 1...(Int(left) - 1))
        now += wait
        share.pass(wait)
        share.timeoutScale = .times(random.double(in: 1...10))
        engine.prepare([(now, .timeoutScaleChanged(share.timeoutScale))])
      }
      let end = Instant.ms(now).advanced(
        by: .nanoseconds(Int64(((share.left ?? 0) * 1e6).rounded())))
      let before = engine.receive(.timePassed, at: end.advanced(by: .microseconds(-1)))
      let after = engine.receive(.timePassed, at: end.advanced(by: .microseconds(1)))
      guard before == [], after == [.notify(.first, .willDismiss)] else {
        Issue.record("seed \(seed): \(before), \(after)")
        return
      }
    }
  }
}
