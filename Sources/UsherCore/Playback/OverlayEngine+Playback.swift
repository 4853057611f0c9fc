// Queries for hosts that play motion themselves.

extension OverlayEngine {
  /// Returns an overlay's appearance from a moment until it settles, for a host that plays motion.
  ///
  /// Each sample equals the overlay in `scene(at:)` for its moment. The track is valid until an
  /// event or deadline changes the overlay. Use `isPlaying(_:)` to detect this.
  ///
  /// - Parameters:
  ///   - id: The overlay whose motion is sampled.
  ///   - moment: The moment at which the first frame is visible, usually the host's display time.
  ///   - framesPerSecond: The number of samples per second, clamped to 1...1000, or 120 for NaN.
  /// - Returns: The track, or `nil` if the appearance only changes with events, if a pointer drags
  ///   the overlay, or while the size changes. If the overlay moves without a track, draw every
  ///   frame.
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

  /// Whether a track is still valid.
  ///
  /// If not, the host requests a new track, or draws the scene.
  package func isPlaying(_ track: MotionTrack) -> Bool {
    guard let index = shownIndex(of: track.id),
      presentations[index].isForeseeable(at: track.start)
    else { return false }
    return presentations[index].basis(until: track.end, in: step.viewport) == track.basis
  }

  /// Returns the track of an overlay's time left, for a host that plays motion.
  ///
  /// Returns `nil` if the time left is paused or isn't visible. The time left then stays as it is
  /// in the scene.
  package func timeLeftTrack(of id: OverlayID, from moment: Instant) -> TimeLeftTrack? {
    shownIndex(of: id).flatMap {
      presentations[$0].timeLeftTrack(from: moment, under: step.timeoutScale)
    }
  }

  /// Whether the appearance of any overlay will change after a moment, even without an event.
  package func changes(from moment: Instant) -> Bool {
    presentations.contains { $0.nextChange(from: moment) != nil }
  }
}

extension Presentation {
  /// Returns the motions from which a track is computed, or `nil` if the overlay isn't drawn.
  fileprivate func basis(
    until end: Instant, in viewport: OverlayViewport
  ) -> MotionTrack.Basis? {
    // The time left is removed, because it has its own track.
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

  /// Whether the overlay's appearance from `now` can be computed in advance.
  ///
  /// This is impossible while a pointer drags the overlay, or while the size and therefore the
  /// content's layout may change.
  func isForeseeable(at now: Instant) -> Bool {
    if case .dragged = phase { return false }
    if isStretchable { return false }
    return adjustment.map { $0.sizeEnd <= now } ?? true
  }

  /// Returns the moment at which a host that plays motion must draw the overlay again.
  ///
  /// If the motion can be computed in advance, the moment is the end of the motion. Otherwise, for
  /// example while the size changes, the moment is `now`. Returns `nil` if only an event can change
  /// the appearance.
  func nextCall(from now: Instant) -> Instant? {
    guard settledFrom > now else { return nil }
    // The host draws the overlay once more when it has settled, because no later wakeup would draw
    // it.
    return isForeseeable(at: now) ? settledFrom : now
  }

  /// Returns the start of a track: one frame before the first change, but not before `now`.
  func trackStart(from now: Instant, framesPerSecond: Double) -> Instant {
    guard adjusted <= now, let motion = phase.motion else { return now }
    let frame = Duration(clampingSeconds: 1 / framesPerSecond)
    return max(now, motion.firstMove.advanced(by: .zero - frame))
  }

  /// Returns the track of the countdown, or `nil` if the countdown isn't visible or isn't running.
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
