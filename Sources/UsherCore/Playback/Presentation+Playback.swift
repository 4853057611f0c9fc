extension Presentation {
  /// The moment from which on nothing about the overlay's looks changes by itself, but for the time left.
  var settled: Instant {
    phase.motion.map { max($0.end, adjusted) } ?? adjusted
  }

  /// Whether the overlay's looks from `now` on can be told in advance.
  ///
  /// They cannot while a pointer moves the overlay, and while its size changes, as its content is laid out
  /// anew for each size.
  func isForeseeable(at now: Instant) -> Bool {
    if case .dragged = phase { return false }
    return adjustment.map { $0.sizeEnd <= now } ?? true
  }

  /// The next moment from `now` on at which a host that plays motion has to be called for the overlay's
  /// looks: `now` itself where every frame is needed, `nil` for none.
  func nextCall(from now: Instant) -> Instant? {
    guard settled > now else { return nil }
    // What settles is drawn once more, so that nothing moves once no wakeup is asked for.
    return isForeseeable(at: now) ? settled : now
  }

  /// The moment at which the overlay's looks first change, one frame earlier so that they do not change
  /// before; not before `now`, and before `settled`.
  func trackStart(from now: Instant, framesPerSecond: Double) -> Instant {
    guard adjusted <= now, let motion = phase.motion else { return now }
    let frame = Duration(clampingSeconds: 1 / framesPerSecond)
    return max(now, motion.firstMove.advanced(by: .zero - frame))
  }

  /// The countdown that is seen to run from `now` on; `nil` where none is.
  func timeLeftTrack(from now: Instant) -> TimeLeftTrack? {
    guard showsTimePassing(at: now), case .timed(let whole) = overlay.lifetime, whole > .zero,
      let end = phase.countdown?.deadline
    else { return nil }
    let start = max(now, end.advanced(by: .zero - whole))
    guard start < end else { return nil }
    let share = min(start.duration(to: end).inSeconds / whole.inSeconds, 1)
    return TimeLeftTrack(start: start, share: share, end: end)
  }
}
