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

/// The part of a transition that moves an overlay over an edge of the viewport, or by a given
/// vector.
public struct Slide: TransitionPart {
  /// The timing of the slide.
  public var timing: Timing
  /// The delay after the beginning of the transition; a negative delay is rejected.
  public var delay = Duration.zero
  /// The position at the hidden end: the beginning of an entrance, or the end of an exit.
  public var hiddenPosition: HiddenPosition

  /// The hidden end of a slide.
  public enum HiddenPosition: Hashable, Sendable {
    /// Out of sight over an edge; `nil` for the edge of the overlay's placement.
    case beyondEdge(OverlayRect.Edge?)
    /// Out of sight over the leading edge, which is the left one unless the language is read from
    /// right to left.
    case beyondLeadingEdge
    /// Out of sight over the trailing edge.
    case beyondTrailingEdge
    /// At this distance from the resting frame, in points, possibly still in sight; at most 1e9 in
    /// each direction.
    case offset(Vector)
  }

  /// Creates a slide over the edge of the overlay's placement.
  public init(_ timing: Timing) {
    self.init(timing, .beyondEdge(nil))
  }

  /// Creates a slide over `edge`, whatever the overlay's placement; `nil` for the edge of the
  /// placement.
  public init(_ timing: Timing, over edge: OverlayRect.Edge?) {
    self.init(timing, .beyondEdge(edge))
  }

  /// Creates a slide from, or to, a given distance from the resting frame.
  public init(_ timing: Timing, by distance: Vector) {
    self.init(timing, .offset(distance))
  }

  /// Creates a slide from, or to, a hidden position.
  init(_ timing: Timing, _ position: HiddenPosition) {
    self.timing = timing
    self.hiddenPosition = position
  }
}

/// The part of a transition that scales an overlay.
public struct Scale: TransitionPart {
  /// The timing of the scale.
  public var timing: Timing
  /// The delay after the beginning of the transition; a negative delay is rejected.
  public var delay = Duration.zero
  /// The scale at the hidden end: the beginning of an entrance, or the end of an exit.
  ///
  /// From 0 to 100; 1 is the overlay's own size.
  public var from: Double
  /// The point of the overlay that stays in place; by default the center, or the tip of the
  /// overlay's arrow if it has one, and at most 100 sides away.
  public var anchor: RelativePoint

  /// Creates a scale from, or to, 0.8.
  public init(_ timing: Timing) {
    self.init(timing, from: 0.8)
  }

  /// Creates a scale from, or to, a given scale about `anchor`.
  public init(_ timing: Timing, from: Double, anchor: RelativePoint = .center) {
    self.timing = timing
    self.from = from
    self.anchor = anchor
  }
}

/// The part of a transition that rotates an overlay about its center.
public struct Rotation: TransitionPart {
  /// The timing of the rotation.
  public var timing: Timing
  /// The delay after the beginning of the transition; a negative delay is rejected.
  public var delay = Duration.zero
  /// The clockwise rotation at the hidden end, in radians: the beginning of an entrance, or the end
  /// of an exit.
  ///
  /// From -100 to 100; full turns count.
  public var from: Double

  /// Creates a rotation from, or to, a quarter turn counterclockwise.
  public init(_ timing: Timing) {
    self.init(timing, from: -.pi / 2)
  }

  /// Creates a rotation from, or to, a given angle.
  public init(_ timing: Timing, from: Double) {
    self.timing = timing
    self.from = from
  }
}

/// The part of a transition that fades an overlay in or out.
public struct Fade: TransitionPart {
  /// The timing of the fade.
  public var timing: Timing
  /// The delay after the beginning of the transition; a negative delay is rejected.
  public var delay = Duration.zero
  /// The opacity at the hidden end: the beginning of an entrance, or the end of an exit.
  ///
  /// From 0 (invisible) to 1 (opaque).
  public var from: Double

  /// Creates a fade from, or to, an opacity of 0.
  public init(_ timing: Timing) {
    self.init(timing, from: 0)
  }

  /// Creates a fade from, or to, a given opacity.
  public init(_ timing: Timing, from: Double) {
    self.timing = timing
    self.from = from
  }
}
