/// An entrance or exit of an overlay.
///
/// Its parts play together, each with its own timing and delay. Properties without a part don't
/// change or, if they are moving, coast to a stop.
///
/// ```swift
/// let gentle = OverlayPreset()
///   .entrance(OverlayTransition(slide: .spring(.smooth), fade: .easeOut(.milliseconds(200))))
///   .exit(.fadeOut)
/// ```
public struct OverlayTransition: Equatable, Sendable {
  /// The part that moves the overlay, or `nil` if the transition has none.
  public var slide: Slide? {
    get { parts.value.slide }
    set { parts.value.slide = newValue }
  }
  /// The part that scales the overlay, or `nil` if the transition has none.
  public var scale: Scale? {
    get { parts.value.scale }
    set { parts.value.scale = newValue }
  }
  /// The part that rotates the overlay, or `nil` if the transition has none.
  public var rotation: Rotation? {
    get { parts.value.rotation }
    set { parts.value.rotation = newValue }
  }
  /// The part that fades the overlay, or `nil` if the transition has none.
  public var fade: Fade? {
    get { parts.value.fade }
    set { parts.value.fade = newValue }
  }

  /// The parts, shared by overlays with the same transition because they use 384 bytes.
  private var parts: CopyOnWrite<Parts>

  private struct Parts: Equatable, Sendable {
    var slide: Slide?
    var scale: Scale?
    var rotation: Rotation?
    var fade: Fade?
  }

  /// Creates a transition from its parts.
  ///
  /// If there are none, the overlay appears or disappears immediately.
  public init(
    slide: Slide? = nil, scale: Scale? = nil, rotation: Rotation? = nil, fade: Fade? = nil
  ) {
    parts = CopyOnWrite(Parts(slide: slide, scale: scale, rotation: rotation, fade: fade))
  }

  /// A slide from beyond the edge of the overlay's position, on a lively spring.
  public static let slideIn = OverlayTransition(slide: .spring(.lively))
  /// A slide beyond the edge of the overlay's position, in 0.25 seconds.
  public static let slideOut = OverlayTransition(slide: .easeIn(.milliseconds(250)))
  /// A fade in, in 0.25 seconds.
  public static let fadeIn = OverlayTransition(fade: .easeOut(.milliseconds(250)))
  /// A fade out, in 0.2 seconds.
  public static let fadeOut = OverlayTransition(fade: .easeIn(.milliseconds(200)))
  /// SwiftMessages' entrance for centered messages.
  ///
  /// It scales from 0.6 in 0.5 seconds with an overshoot, and fades from 0.25 in 0.15 seconds.
  public static let scaleIn = OverlayTransition(
    scale: Scale(
      .spring(Timing.Spring(uncheckedDuration: .milliseconds(500), dampingRatio: 0.6)), from: 0.6),
    fade: Fade(.curve(.linear, .milliseconds(150)), from: 0.25))
  /// SwiftMessages' exit for centered messages: a scale to 0.8 and a fade out, in 0.15 seconds.
  public static let scaleOut = OverlayTransition(
    scale: .easeIn(.milliseconds(150)), fade: .easeIn(.milliseconds(150)))
}

extension OverlayTransition {
  /// No motion: the overlay appears or disappears immediately.
  public static let none = OverlayTransition()
  /// A slide across the edge of the overlay's position, on a spring.
  public static let slide = slideIn
  /// A fade, in 0.25 seconds.
  public static let fade = fadeIn
  /// A change of scale with a fade, as in `scaleIn`.
  public static let scale = scaleIn

  /// Returns a slide from an edge of the window.
  ///
  /// As an exit, the overlay slides to the edge.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the overlay slides.
  ///   - duration: The duration of a slide without overshoot, or `nil` to use a spring.
  /// - Returns: A transition with only a slide.
  public static func slide(from edge: Edge, duration: Duration? = nil) -> OverlayTransition {
    let timing = duration.map { Timing.easeOut($0) } ?? .spring(.lively)
    return OverlayTransition(slide: Slide(timing, edge.hiddenPosition))
  }

  /// Returns a slide to an edge of the window, usually for an exit.
  ///
  /// - Parameters:
  ///   - edge: The edge to which the overlay slides.
  ///   - duration: How long the slide takes.
  /// - Returns: A transition with only a slide.
  public static func slide(
    to edge: Edge, duration: Duration = .milliseconds(250)
  ) -> OverlayTransition {
    OverlayTransition(slide: Slide(.easeIn(duration), edge.hiddenPosition))
  }

  /// An edge of the window from which an overlay slides.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The left edge, or the right edge in languages that are read from right to left.
    case leading
    /// The right edge, or the left edge in languages that are read from right to left.
    case trailing
    /// The left edge in all languages.
    case left
    /// The right edge in all languages.
    case right

    fileprivate var hiddenPosition: Slide.HiddenPosition {
      switch self {
      case .top: .beyondEdge(.top)
      case .bottom: .beyondEdge(.bottom)
      case .leading: .beyondLeadingEdge
      case .trailing: .beyondTrailingEdge
      case .left: .beyondEdge(.left)
      case .right: .beyondEdge(.right)
      }
    }
  }

  /// Returns a spring that scales the overlay from a fraction of its size.
  ///
  /// As an exit, it scales the overlay to the fraction.
  ///
  /// ```swift
  /// presenter.present(.toast("Level 5").entrance(.scale(from: 0.5).combined(with: .fade)))
  /// ```
  ///
  /// - Parameter share: The fraction, for example 0.5 for half the size.
  /// - Returns: A transition with only a scale.
  public static func scale(from share: Double) -> OverlayTransition {
    OverlayTransition(scale: Scale(.spring(.lively), from: share))
  }

  /// Returns a transition with the parts of both transitions.
  ///
  /// If both have a part of the same kind, this transition's part is used.
  public func combined(with other: OverlayTransition) -> OverlayTransition {
    OverlayTransition(
      slide: slide ?? other.slide, scale: scale ?? other.scale,
      rotation: rotation ?? other.rotation, fade: fade ?? other.fade)
  }

  /// Returns the transition with the same duration for each part.
  ///
  /// Curves keep their shape, and springs their bounce. A spring is close to its end long before
  /// its duration ends. If the duration is negative, the overlay or its update is refused.
  public func duration(_ duration: Duration) -> OverlayTransition {
    OverlayTransition(
      slide: slide?.lasting(duration), scale: scale?.lasting(duration),
      rotation: rotation?.lasting(duration), fade: fade?.lasting(duration))
  }

  /// Returns the transition with the same timing for each part.
  ///
  /// ```swift
  /// presenter.present(.toast("Goal!").entrance(.slide(from: .top).animation(.bouncy)))
  /// ```
  public func animation(_ timing: Timing) -> OverlayTransition {
    var changed = self
    changed.slide?.timing = timing
    changed.scale?.timing = timing
    changed.rotation?.timing = timing
    changed.fade?.timing = timing
    return changed
  }

  /// Returns a slide across the edge of the overlay's position, with this timing.
  public static func slide(_ timing: Timing) -> OverlayTransition {
    OverlayTransition(slide: Slide(timing))
  }

  /// Returns a fade with this duration.
  public static func fade(duration: Duration) -> OverlayTransition {
    OverlayTransition(fade: .easeOut(duration))
  }
}

extension OverlayTransition {
  func validate() throws(ConfigurationError) {
    if let slide {
      try slide.validatePart()
      if case .offset(let distance) = slide.hiddenPosition {
        try Reach.require(distance.dx, .slide)
        try Reach.require(distance.dy, .slide)
      }
    }
    if let scale {
      try scale.validatePart()
      try ConfigurationError.require(scale.from, in: 0...100, .scale)
      try ConfigurationError.require(scale.anchor.x, in: -100...100, .anchor)
      try ConfigurationError.require(scale.anchor.y, in: -100...100, .anchor)
    }
    if let rotation {
      try rotation.validatePart()
      try ConfigurationError.require(rotation.from, in: -100...100, .rotation)
    }
    if let fade {
      try fade.validatePart()
      try ConfigurationError.require(fade.from, in: 0...1, .opacity)
    }
  }
}

extension TransitionPart {
  fileprivate func lasting(_ duration: Duration) -> Self {
    var part = self
    part.timing = timing.lasting(duration)
    return part
  }

  fileprivate func validatePart() throws(ConfigurationError) {
    try timing.validate()
    guard delay >= .zero else { throw .negative(.transitionDelay, delay.inSeconds) }
  }
}

extension Timing {
  /// Checks the values that the initializers don't check.
  func validate() throws(ConfigurationError) {
    switch self {
    case .spring: break
    case .curve(_, let duration):
      guard duration >= .zero else { throw .negative(.curveDuration, duration.inSeconds) }
    }
  }
}
