/// A part of a transition, with its timing and delay.
///
/// A part is made from a timing by name, as in `OverlayTransition(slide: .spring(.lively))`.
public protocol TransitionPart: Hashable, Sendable {
  /// The timing of the part.
  var timing: Timing { get set }
  /// The delay after the beginning of the transition; a negative delay is rejected.
  ///
  /// A part that already moves when the transition begins ignores its delay, because waiting would
  /// stop the motion abruptly.
  var delay: Duration { get set }

  /// Creates the part with the default values and without a delay.
  init(_ timing: Timing)
}

extension TransitionPart {
  /// Returns the part with a spring as its timing.
  public static func spring(_ spring: Timing.Spring) -> Self { Self(.spring(spring)) }
  /// Returns the part with a curve as its timing.
  public static func curve(_ curve: Timing.Curve, _ duration: Duration) -> Self {
    Self(.curve(curve, duration))
  }
  /// Returns the part with a slow start and an abrupt end, as for exits.
  public static func easeIn(_ duration: Duration) -> Self { Self(.easeIn(duration)) }
  /// Returns the part with an abrupt start and a slow end, as for entrances.
  public static func easeOut(_ duration: Duration) -> Self { Self(.easeOut(duration)) }

  /// Returns the part with this delay in place of any earlier one.
  public func delayed(by delay: Duration) -> Self {
    var part = self
    part.delay = delay
    return part
  }
}
