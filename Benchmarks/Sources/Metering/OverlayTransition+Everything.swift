package import Usher

extension OverlayTransition {
  /// A transition that slides in, grows from 0.6 of the size and fades in, all with the same
  /// timing.
  package static func everything(_ timing: Timing) -> OverlayTransition {
    OverlayTransition(slide: Slide(timing), scale: Scale(timing, from: 0.6), fade: Fade(timing))
  }
}
