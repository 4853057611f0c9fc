@testable import UsherCore

/// A host that plays motion.
///
/// Between two scenes, it shows only its tracks.
struct PlayingHost {
  private var scene = OverlayScene()
  private var tracks: [OverlayID: MotionTrack] = [:]
  private var timesLeft: [OverlayID: TimeLeftTrack] = [:]

  /// Stores the scene at `now`, with all its tracks.
  mutating func draw(_ engine: OverlayEngine, at now: Instant) {
    scene = engine.scene(at: now)
    tracks = [:]
    timesLeft = [:]
    for placed in scene.overlays {
      tracks[placed.id] = engine.motionTrack(of: placed.id, from: now)
      timesLeft[placed.id] = engine.timeLeftTrack(of: placed.id, from: now)
    }
  }

  /// The shown overlays, back to front.
  var shown: [OverlayID] { scene.overlays.map(\.id) }

  /// The displayed overlay at a time, or `nil` if it isn't shown.
  func looks(of id: OverlayID, at moment: Instant) -> PlacedOverlay? {
    scene.overlays.first { $0.id == id }.map { placed in
      (tracks[id]?.looks(at: moment) ?? placed).showing(timeLeft: timeLeft(of: placed, at: moment))
    }
  }

  /// The time of the last sample displayed by `moment`, or `moment` itself if there is no track at
  /// that time.
  func sampled(_ id: OverlayID, at moment: Instant) -> Instant {
    guard let track = tracks[id], moment > track.start, moment < track.end else { return moment }
    return track.samples.indices.map { track.moment(of: $0) }.last { $0 <= moment } ?? moment
  }

  private func timeLeft(of placed: PlacedOverlay, at moment: Instant) -> Double? {
    timesLeft[placed.id].map { $0.share(at: moment) } ?? placed.timeLeft
  }
}
