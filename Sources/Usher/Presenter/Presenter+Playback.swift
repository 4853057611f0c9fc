public import UsherCore

// Queries for hosts that play motion instead of drawing every frame.

extension Presenter {
  /// Returns the scene at a moment of the host's clock, for a host that has drawn nothing since the
  /// last scene and needs, for example, the overlay under a pointer.
  public func scene(at moment: Instant) -> OverlayScene { engine.scene(at: moment) }

  /// Returns the poses of an overlay from a moment until it comes to rest, as evenly spaced
  /// samples.
  ///
  /// A host that plays motion asks with every scene, from its `displayTime`. A track is valid until
  /// the next scene; then `isPlaying(_:)` tells whether it may continue.
  ///
  /// - Parameters:
  ///   - id: The overlay.
  ///   - moment: The moment at which the first frame is seen.
  ///   - framesPerSecond: The number of samples for each second, clamped to 1...1000; NaN counts as
  ///     120. If a track would have more than `MotionTrack.maximumSampleCount` samples, they are
  ///     further apart.
  /// - Returns: The track; `nil` if the overlay stands still, and if it must be drawn as each scene
  ///   has it, while a pointer moves it or its size changes.
  public func motionTrack(
    of id: OverlayID, from moment: Instant, framesPerSecond: Double = 120
  ) -> MotionTrack? {
    engine.motionTrack(of: id, from: moment, framesPerSecond: framesPerSecond)
  }

  /// Whether an overlay still moves as a track says; the host may then continue to play the track.
  ///
  /// If `false`, the host asks for another track, or without one draws what the scene contains.
  public func isPlaying(_ track: MotionTrack) -> Bool { engine.isPlaying(track) }

  /// Returns the rest of an overlay's lifetime from a moment on, for a bar that shows it.
  ///
  /// - Returns: The track; `nil` if no bar is shown, if the countdown is paused, and if the overlay
  ///   is invisible. The bar then stays as the scene has it.
  public func timeLeftTrack(of id: OverlayID, from moment: Instant) -> TimeLeftTrack? {
    engine.timeLeftTrack(of: id, from: moment)
  }
}
