public import UsherCore

// What a host asks for that plays motion instead of drawing every frame.

extension Presenter {
  /// What is visible at a moment by the host's clock, for a host that has drawn nothing since the last
  /// scene, such as to find what a pointer is over.
  public func scene(at moment: Instant) -> OverlayScene { engine.scene(at: moment) }

  /// The looks of an overlay from a moment on until they settle, as evenly spaced samples.
  ///
  /// A host that plays motion asks with every scene, from its `displayTime`. A track counts until the next
  /// scene; `isPlaying(_:)` tells then whether it may go on.
  ///
  /// - Parameters:
  ///   - id: The overlay.
  ///   - moment: The moment at which the first frame is seen.
  ///   - framesPerSecond: How many samples a second takes, clamped to 1...1000; what is not a number
  ///     counts as 120. Beyond `MotionTrack.maximumSampleCount` they are further apart.
  /// - Returns: `nil` where the overlay stands still, or where it has to be drawn as each scene has it:
  ///   while a pointer moves it, and while its size changes.
  public func motionTrack(
    of id: OverlayID, from moment: Instant, framesPerSecond: Double = 120
  ) -> MotionTrack? {
    engine.motionTrack(of: id, from: moment, framesPerSecond: framesPerSecond)
  }

  /// Whether an overlay still moves as a track says, so that the host may let it go on.
  ///
  /// Where it is false, the host takes another track, or what the scene holds where there is none.
  public func isPlaying(_ track: MotionTrack) -> Bool { engine.isPlaying(track) }

  /// How the time left of an overlay's lifetime runs out from a moment on, for a bar that shows it.
  ///
  /// - Returns: `nil` where none is shown, where it stands still, and where nobody sees it. It then stays as
  ///   the scene has it.
  public func timeLeftTrack(of id: OverlayID, from moment: Instant) -> TimeLeftTrack? {
    engine.timeLeftTrack(of: id, from: moment)
  }
}
