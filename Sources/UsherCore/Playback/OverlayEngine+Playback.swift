// What a host needs that plays motion by itself instead of drawing every frame.

extension OverlayEngine {
  /// The looks of an overlay from a moment on until they settle, for a host that plays motion.
  ///
  /// Each sample is exactly what `scene(at:)` holds for its moment. Offset, scale, rotation, opacity and
  /// the scrim are in it, with all that still has to go over to another place or rank. It holds until an
  /// event or a deadline changes the overlay; `isPlaying(_:)` tells whether it still holds.
  ///
  /// - Parameters:
  ///   - id: The overlay.
  ///   - moment: The moment at which the first frame is seen, usually the host's display time.
  ///   - framesPerSecond: How many samples a second takes, clamped to 1...1000; what is not a number
  ///     counts as 120. Beyond `MotionTrack.maximumSampleCount` they are further apart.
  /// - Returns: `nil` where the overlay's looks no longer change by themselves, where a pointer moves it, and
  ///   while its size changes. An overlay that still changes then has to be drawn in every frame.
  public func motionTrack(
    of id: OverlayID, from moment: Instant, framesPerSecond: Double = 120
  ) -> MotionTrack? {
    guard let index = shownIndex(of: id) else { return nil }
    let (presentation, surroundings) = (presentations[index], surroundings)
    let end = presentation.settled
    guard end > moment, presentation.isForeseeable(at: moment),
      let basis = presentation.basis(until: end, in: surroundings)
    else { return nil }
    let rate = MotionTrack.mended(framesPerSecond)
    return MotionTrack(
      from: presentation.trackStart(from: moment, framesPerSecond: rate), to: end,
      framesPerSecond: rate, basis: basis
    ) { presentation.placed(at: $0, in: surroundings) ?? basis.settled }
  }

  /// Whether an overlay still moves as a track says, so that a host may let the track go on.
  ///
  /// Where it is false, the host takes another track, or what the scene holds where there is none.
  public func isPlaying(_ track: MotionTrack) -> Bool {
    guard let index = shownIndex(of: track.id),
      presentations[index].isForeseeable(at: track.start)
    else { return false }
    return presentations[index].basis(until: track.end, in: surroundings) == track.basis
  }

  /// The way in which the time left of an overlay's lifetime runs out from a moment on, for a host that plays motion.
  ///
  /// - Returns: `nil` where none is shown, where it stands still, and where nobody sees it. It then stays as
  ///   the scene has it.
  public func timeLeftTrack(of id: OverlayID, from moment: Instant) -> TimeLeftTrack? {
    shownIndex(of: id).flatMap { presentations[$0].timeLeftTrack(from: moment) }
  }

  /// Whether anything looks different by itself from a moment on.
  package func changes(from moment: Instant) -> Bool {
    presentations.contains { $0.nextChange(from: moment) != nil }
  }
}

extension Presentation {
  /// The motions that the overlay's looks follow from, with the looks at `end`; `nil` for an overlay without looks.
  fileprivate func basis(
    until end: Instant, in surroundings: Surroundings
  ) -> MotionTrack.Basis? {
    placed(at: end, in: surroundings).map {
      MotionTrack.Basis(
        motion: phase.motion, adjustment: adjustment, dimming: dimming,
        settled: $0.showing(timeLeft: nil))
    }
  }
}
