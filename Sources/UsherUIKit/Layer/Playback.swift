#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The mover of an overlay until the next scene.
enum Playback {
  /// The host, scene by scene.
  case drawn
  /// The render server, along the present track.
  case goesOn
  /// The render server from now on, along this track, which begins at a moment of Core Animation's.
  case begins(MotionTrack, at: CFTimeInterval)
}

/// The rest of a lifetime that the render server plays.
struct TimeLeftCourse: Equatable {
  /// The rest of the lifetime.
  let track: TimeLeftTrack
  /// The start of the track, in Core Animation's seconds.
  let start: CFTimeInterval
}
#endif
