internal import Usher

extension OverlayTransition {
  /// Slides in, grows from 0.6 of its size and becomes opaque, all by one timing.
  static func everything(_ timing: Timing) -> OverlayTransition {
    OverlayTransition(slide: Slide(timing), scale: Scale(timing, from: 0.6), fade: Fade(timing))
  }
}
