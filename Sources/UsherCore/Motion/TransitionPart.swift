/// A part of a transition.
///
/// You can create a part from a timing, for example as `.spring(.lively)`.
public protocol TransitionPart: Hashable, Sendable {
  /// The timing of the part.
  var timing: Timing { get set }
  /// The delay after the start of the transition.
  ///
  /// If it is negative, the overlay or its update is refused. If the part is already moving, its
  /// delay is ignored, because waiting would stop the motion abruptly.
  var delay: Duration { get set }

  /// Creates the part with default values and without a delay.
  init(_ timing: Timing)
}

extension TransitionPart {
  /// Returns the part with a spring.
  public static func spring(_ spring: Timing.Spring) -> Self { Self(.spring(spring)) }
  /// Returns the part with a curve.
  public static func curve(_ curve: Timing.Curve, _ duration: Duration) -> Self {
    Self(.curve(curve, duration))
  }
  /// Returns the part with a slow start and an abrupt end, for example for exits.
  public static func easeIn(_ duration: Duration) -> Self { Self(.easeIn(duration)) }
  /// Returns the part with an abrupt start and a slow end, for example for entrances.
  public static func easeOut(_ duration: Duration) -> Self { Self(.easeOut(duration)) }

  /// Returns the part with another delay.
  public func delayed(by delay: Duration) -> Self {
    var part = self
    part.delay = delay
    return part
  }
}

/// The part of a transition that moves an overlay beyond an edge of the viewport, or by a vector.
public struct Slide: TransitionPart {
  /// The timing of the slide.
  public var timing: Timing
  /// The delay after the start of the transition.
  ///
  /// If it is negative, the overlay or its update is refused.
  public var delay = Duration.zero
  /// The position at the start of an entrance, or at the end of an exit.
  public var hiddenPosition: HiddenPosition

  /// The position of an overlay at the hidden end of a slide.
  public enum HiddenPosition: Hashable, Sendable {
    /// Beyond this edge or, if it is `nil`, beyond the edge of the overlay's position.
    case beyondEdge(OverlayRect.Edge?)
    /// Beyond the leading edge: left, or right if the language is read from right to left.
    case beyondLeadingEdge
    /// Beyond the trailing edge.
    case beyondTrailingEdge
    /// At this offset from the resting frame, in points.
    ///
    /// The overlay may be visible there. Each component is at most 1e9.
    case offset(Vector)
  }

  /// Creates a slide over the edge of the overlay's position.
  public init(_ timing: Timing) {
    self.init(timing, .beyondEdge(nil))
  }

  /// Creates a slide over `edge` or, if it is `nil`, over the edge of the overlay's position.
  public init(_ timing: Timing, over edge: OverlayRect.Edge?) {
    self.init(timing, .beyondEdge(edge))
  }

  /// Creates a slide that starts at a given offset from the resting frame.
  ///
  /// In an exit, the overlay slides to the offset.
  public init(_ timing: Timing, by distance: Vector) {
    self.init(timing, .offset(distance))
  }

  init(_ timing: Timing, _ position: HiddenPosition) {
    self.timing = timing
    self.hiddenPosition = position
  }
}

/// The part of a transition that scales an overlay.
public struct Scale: TransitionPart {
  /// The timing of the scale.
  public var timing: Timing
  /// The delay after the start of the transition.
  ///
  /// If it is negative, the overlay or its update is refused.
  public var delay = Duration.zero
  /// The scale at the start of an entrance, or at the end of an exit, from 0 to 100.
  public var from: Double
  /// The point of the overlay that doesn't move while the scale changes.
  ///
  /// The default is the center. If the overlay has an arrow, the arrow's tip is used instead of the
  /// center. Each coordinate is from -100 to 100.
  public var anchor: RelativePoint

  /// Creates a scale from 0.8, or to 0.8 in an exit.
  public init(_ timing: Timing) {
    self.init(timing, from: 0.8)
  }

  /// Creates a scale from a given scale about `anchor`, or to that scale in an exit.
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
  /// The delay after the start of the transition.
  ///
  /// If it is negative, the overlay or its update is refused.
  public var delay = Duration.zero
  /// The clockwise rotation at the start of an entrance, or at the end of an exit, in radians.
  ///
  /// It is from -100 to 100 and may be several turns. With any other angle, the overlay or its
  /// update is refused.
  public var from: Double

  /// Creates a rotation from a quarter turn counterclockwise, or to that angle in an exit.
  public init(_ timing: Timing) {
    self.init(timing, from: -.pi / 2)
  }

  /// Creates a rotation from a given angle, or to that angle in an exit.
  ///
  /// The angle is clockwise, in radians, from -100 to 100. With any other angle, the overlay or its
  /// update is refused.
  public init(_ timing: Timing, from: Double) {
    self.timing = timing
    self.from = from
  }
}

/// The part of a transition that fades an overlay in or out.
public struct Fade: TransitionPart {
  /// The timing of the fade.
  public var timing: Timing
  /// The delay after the start of the transition.
  ///
  /// If it is negative, the overlay or its update is refused.
  public var delay = Duration.zero
  /// The opacity at the start of an entrance, or at the end of an exit, from 0 to 1.
  public var from: Double

  /// Creates a fade from an opacity of 0, or to 0 in an exit.
  public init(_ timing: Timing) {
    self.init(timing, from: 0)
  }

  /// Creates a fade from a given opacity, or to that opacity in an exit.
  public init(_ timing: Timing, from: Double) {
    self.timing = timing
    self.from = from
  }
}
