@testable import UsherCore

/// A host that plays motion: what it shows between two scenes comes from tracks alone.
struct PlayingHost {
  private var scene = OverlayScene()
  private var tracks: [OverlayID: MotionTrack] = [:]
  private var timesLeft: [OverlayID: TimeLeftTrack] = [:]

  /// Takes the scene of `now`, with every track that belongs to it.
  mutating func draw(_ engine: OverlayEngine, at now: Instant) {
    scene = engine.scene(at: now)
    tracks = [:]
    timesLeft = [:]
    for placed in scene.overlays {
      tracks[placed.id] = engine.motionTrack(of: placed.id, from: now)
      timesLeft[placed.id] = engine.timeLeftTrack(of: placed.id, from: now)
    }
  }

  /// What it shows at a moment.
  func shown(at moment: Instant) -> [PlacedOverlay] {
    scene.overlays.map { placed in
      let looks = tracks[placed.id]?.sample(at: moment) ?? placed
      return looks.showing(timeLeft: timeLeft(of: placed, at: moment))
    }
  }

  /// The moment of the sample that it shows of an overlay at `moment`; `moment` itself without a track.
  func sampled(_ id: OverlayID, at moment: Instant) -> Instant {
    guard let track = tracks[id], moment > track.start, moment < track.end else { return moment }
    return track.samples.indices.map { track.moment(of: $0) }.last { $0 <= moment } ?? moment
  }

  private func timeLeft(of placed: PlacedOverlay, at moment: Instant) -> Double? {
    timesLeft[placed.id].map { $0.share(at: moment) } ?? placed.timeLeft
  }
}
