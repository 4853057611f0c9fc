#if canImport(UIKit)
internal import Usher

/// Who moves an overlay until the next scene.
enum Playback {
  /// Nobody: it is drawn as each scene has it.
  case drawn
  /// The render server, as it does already.
  case goesOn
  /// The render server from now on, along this track.
  case begins(MotionTrack)
}
#endif
