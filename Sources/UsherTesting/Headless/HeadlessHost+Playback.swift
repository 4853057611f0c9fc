public import Usher

extension HeadlessHost {
  /// The tracks that the host plays for one overlay until the next drawing.
  struct Playback {
    let motion: MotionTrack?
    let timeLeft: TimeLeftTrack?
  }

  /// The currently visible scene.
  ///
  /// While motion is played, its values are interpolated.
  public var scene: OverlayScene {
    guard playsMotion else { return drawn }
    var scene = OverlayScene()
    scene.overlays = drawn.overlays.map { played($0) }
    return scene
  }

  /// Requests the tracks of moving overlays.
  ///
  /// A track that is still valid continues.
  func renewTracks() {
    var renewed: [OverlayID: Playback] = [:]
    for placed in drawn.overlays {
      let known = playback[placed.id]?.motion.flatMap {
        connection.isPlaying($0) ? $0 : nil
      }
      renewed[placed.id] = Playback(
        motion: known ?? connection.motionTrack(of: placed.id, from: displayTime),
        timeLeft: connection.timeLeftTrack(of: placed.id, from: displayTime))
    }
    playback = renewed
  }

  private func played(_ placed: PlacedOverlay) -> PlacedOverlay {
    let looks = playback[placed.id]?.motion?.looks(at: now) ?? placed
    let timeLeft = playback[placed.id]?.timeLeft?.share(at: now) ?? placed.timeLeft
    return looks.showing(timeLeft: timeLeft)
  }
}
