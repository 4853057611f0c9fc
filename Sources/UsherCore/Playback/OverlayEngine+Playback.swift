// Queries of a host that plays motion by itself instead of drawing every frame.

extension OverlayEngine {
  /// Returns an overlay's appearance from a moment on until it settles, for a host that plays
  /// motion.
  ///
  /// Each sample is exactly the overlay in `scene(at:)` for its moment. It contains offset, scale,
  /// rotation, opacity and the scrim, changes of place or rank included. The track is valid until
  /// an event or a deadline changes the overlay; `isPlaying(_:)` tells whether it still is.
  ///
  /// - Parameters:
  ///   - id: The overlay.
  ///   - moment: The moment at which the first frame is seen, usually the host's display time.
  ///   - framesPerSecond: The number of samples per second, clamped to 1...1000; NaN counts as 120.
  ///     Beyond `MotionTrack.maximumSampleCount`, the samples are further apart.
  /// - Returns: The track; `nil` for an overlay whose appearance does not change without an event,
  ///   for one that a pointer drags, and while the size changes. An overlay without a track that
  ///   still changes has to be drawn in every frame.
  package func motionTrack(
    of id: OverlayID, from moment: Instant, framesPerSecond: Double = 120
  ) -> MotionTrack? {
    guard let index = shownIndex(of: id) else { return nil }
    let (presentation, viewport, timeoutScale) = (
      presentations[index], step.viewport, step.timeoutScale
    )
    let end = presentation.settledFrom
    guard end > moment, presentation.isForeseeable(at: moment),
      let basis = presentation.basis(until: end, in: viewport)
    else { return nil }
    let rate = MotionTrack.mended(framesPerSecond)
    return MotionTrack(
      from: presentation.trackStart(from: moment, framesPerSecond: rate), to: end,
      framesPerSecond: rate, basis: basis
    ) { presentation.placed(at: $0, in: viewport, under: timeoutScale) ?? basis.settled }
  }

  /// Whether a track is still valid for its overlay, so that a host may let it play.
  ///
  /// If not, the host requests another track, or draws the overlay from the scene if there is none.
  package func isPlaying(_ track: MotionTrack) -> Bool {
    guard let index = shownIndex(of: track.id),
      presentations[index].isForeseeable(at: track.start)
    else { return false }
    return presentations[index].basis(until: track.end, in: step.viewport) == track.basis
  }

  /// Returns the fall of an overlay's time left from a moment on, for a host that plays motion.
  ///
  /// - Returns: The track; `nil` if the overlay shows no time left, or if its time left stands
  ///   still or is out of sight. The time left then stays as in the scene.
  package func timeLeftTrack(of id: OverlayID, from moment: Instant) -> TimeLeftTrack? {
    shownIndex(of: id).flatMap {
      presentations[$0].timeLeftTrack(from: moment, under: step.timeoutScale)
    }
  }

  /// Whether any appearance changes from a moment on without an event.
  package func changes(from moment: Instant) -> Bool {
    presentations.contains { $0.nextChange(from: moment) != nil }
  }
}

extension Presentation {
  /// Returns the motions behind the overlay's appearance, and the appearance at `end`; `nil` for an
  /// overlay without an appearance.
  fileprivate func basis(
    until end: Instant, in viewport: OverlayViewport
  ) -> MotionTrack.Basis? {
    // The share that is left is no part of the appearance here.
    placed(at: end, in: viewport, under: .endless).map {
      MotionTrack.Basis(
        motion: phase.motion, adjustment: adjustment, dimming: dimming,
        settled: $0.showing(timeLeft: nil))
    }
  }
}

extension Presentation {
  /// The end of all changes in appearance, except for the time left.
  var settledFrom: Instant {
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
    guard settledFrom > now else { return nil }
    // A settled overlay is drawn once more, so that nothing moves once no wakeup is needed.
    return isForeseeable(at: now) ? settledFrom : now
  }

  /// Returns the start of a track: one frame before the appearance first changes, but not before
  /// `now`.
  ///
  /// The start lies before `settledFrom`.
  func trackStart(from now: Instant, framesPerSecond: Double) -> Instant {
    guard adjusted <= now, let motion = phase.motion else { return now }
    let frame = Duration(clampingSeconds: 1 / framesPerSecond)
    return max(now, motion.firstMove.advanced(by: .zero - frame))
  }

  /// Returns the track of a visible, running countdown from `now` on; `nil` for any other
  /// countdown.
  func timeLeftTrack(from now: Instant, under timeoutScale: TimeoutScale) -> TimeLeftTrack? {
    guard showsTimePassing(at: now), let rest = overlay.rest, let end = phase.countdown?.deadline
    else { return nil }
    let whole = rest.scaled(by: self.timeoutScale(timeoutScale).factor)
    let start = max(now, end.advanced(by: .zero - whole))
    guard start < end else { return nil }
    let share = min(start.seconds(to: end) / whole.inSeconds, 1)
    return TimeLeftTrack(start: start, share: share, end: end)
  }
}
