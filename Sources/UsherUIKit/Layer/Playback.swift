#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// The mover of an overlay until the next scene.
enum Playback {
  /// The host, scene by scene.
  case drawn
  /// The render server, along the present track.
  case goesOn
  /// The render server from now on, along this track.
  case begins(MotionTrack)
}
#endif
