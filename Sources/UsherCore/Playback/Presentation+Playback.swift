extension Presentation {
  /// The end of all changes in appearance, except for the time left.
  var settled: Instant {
    phase.motion.map { max($0.end, adjusted) } ?? adjusted
  }

  /// Whether the overlay's appearance from `now` on can be computed in advance.
  ///
  /// It cannot while a pointer drags the overlay, and while the size changes, because the content
  /// is laid out anew for each size.
  func isForeseeable(at now: Instant) -> Bool {
    if case .dragged = phase { return false }
    return adjustment.map { $0.sizeEnd <= now } ?? true
  }

  /// Returns the next moment, not before `now`, at which a host that plays motion has to be called:
  /// `now` if every frame is needed, and `nil` for none.
  func nextCall(from now: Instant) -> Instant? {
    guard settled > now else { return nil }
    // A settled overlay is drawn once more, so that nothing moves once no wakeup is needed.
    return isForeseeable(at: now) ? settled : now
  }

  /// Returns the start of a track: one frame before the appearance first changes, but not before
  /// `now`.
  ///
  /// The start lies before `settled`.
  func trackStart(from now: Instant, framesPerSecond: Double) -> Instant {
    guard adjusted <= now, let motion = phase.motion else { return now }
    let frame = Duration(clampingSeconds: 1 / framesPerSecond)
    return max(now, motion.firstMove.advanced(by: .zero - frame))
  }

  /// Returns the track of a visible, running countdown from `now` on; `nil` for any other
  /// countdown.
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
