/// One of the parts a transition is made of: how its time passes, and when it begins.
///
/// Made from a timing by name, as in `OverlayTransition(slide: .spring(.lively))`.
public protocol TransitionPart: Hashable, Sendable {
  /// How its time passes.
  var timing: Timing { get set }
  /// How long after the transition it begins; negative is refused.
  ///
  /// A part that already moves when the transition begins goes on at once, since waiting would stop
  /// it dead.
  var delay: Duration { get set }

  /// Makes the part without a delay and with what it moves by default.
  init(_ timing: Timing)
}

extension TransitionPart {
  /// Moves on a spring.
  public static func spring(_ spring: Timing.Spring) -> Self { Self(.spring(spring)) }
  /// Moves along a curve.
  public static func curve(_ curve: Timing.Curve, _ duration: Duration) -> Self {
    Self(.curve(curve, duration))
  }
  /// Starts slowly and ends at once, as things leave.
  public static func easeIn(_ duration: Duration) -> Self { Self(.easeIn(duration)) }
  /// Starts at once and ends slowly, as things arrive.
  public static func easeOut(_ duration: Duration) -> Self { Self(.easeOut(duration)) }

  /// The same, beginning so much later than the transition, whatever its delay was before.
  public func delayed(by delay: Duration) -> Self {
    var part = self
    part.delay = delay
    return part
  }
}
