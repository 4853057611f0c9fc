/// How an overlay comes or goes: its parts play together, each by its own timing and after its own
/// delay.
///
/// It is over when its last part is. A part that is left out leaves that much of the overlay alone;
/// if it was moving so, it coasts to a stop.
public struct OverlayTransition: Hashable, Sendable {
  /// Moves it; `nil` leaves it in place.
  public var slide: Slide?
  /// Makes it larger or smaller; `nil` leaves it as large as it is.
  public var scale: Scale?
  /// Turns it; `nil` leaves it as it is turned.
  public var rotation: Rotation?
  /// Makes it appear or vanish; `nil` leaves it as opaque as it is.
  public var fade: Fade?

  /// Makes a transition; without any part the overlay is there, or gone, at once.
  public init(
    slide: Slide? = nil, scale: Scale? = nil, rotation: Rotation? = nil, fade: Fade? = nil
  ) {
    self.slide = slide
    self.scale = scale
    self.rotation = rotation
    self.fade = fade
  }

  /// Comes in over the edge on a lively spring.
  public static let slideIn = OverlayTransition(slide: .spring(.lively))
  /// Leaves over the edge in 0.25 seconds.
  public static let slideOut = OverlayTransition(slide: .easeIn(.milliseconds(250)))
  /// Becomes opaque in 0.25 seconds.
  public static let fadeIn = OverlayTransition(fade: .easeOut(.milliseconds(250)))
  /// Becomes transparent in 0.2 seconds.
  public static let fadeOut = OverlayTransition(fade: .easeIn(.milliseconds(200)))
  /// Grows from 0.6 of its size in 0.5 seconds, with an overshoot, and becomes opaque in 0.15: the
  /// centred messages of SwiftMessages.
  public static let scaleIn = OverlayTransition(
    scale: Scale(
      .spring(Timing.Spring(uncheckedDuration: .milliseconds(500), dampingRatio: 0.6)), from: 0.6),
    fade: Fade(.curve(.linear, .milliseconds(150)), from: 0.25))
  /// Shrinks to 0.8 of its size and becomes transparent in 0.15 seconds: the centred messages of
  /// SwiftMessages.
  public static let scaleOut = OverlayTransition(
    scale: .easeIn(.milliseconds(150)), fade: .easeIn(.milliseconds(150)))
}
