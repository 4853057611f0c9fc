#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKAttributes {
  /// An entrance or exit animation, made of up to three parts.
  ///
  /// The parts play at the same time. Each part has its own duration and delay.
  public struct Animation: Hashable, Sendable {
    /// The slide across an edge of the screen, or `nil` if there is none.
    public var translate: Translate?
    /// The change of the entry's size, or `nil` if there is none.
    public var scale: RangeAnimation?
    /// The change of the entry's opacity, or `nil` if there is none.
    public var fade: RangeAnimation?

    /// Creates an animation.
    ///
    /// If it has no parts, the entry appears or disappears immediately.
    public init(
      translate: Translate? = nil, scale: RangeAnimation? = nil, fade: RangeAnimation? = nil
    ) {
      self.translate = translate
      self.scale = scale
      self.fade = fade
    }

    /// A slide in 0.3 seconds across the edge at which the entry rests.
    ///
    /// An entry in the middle slides across the bottom edge.
    public static var translation: Animation { Animation(translate: Translate(duration: 0.3)) }
    /// No animation, so that the entry appears or disappears immediately.
    public static var none: Animation { Animation() }

    /// Whether the animation moves the entry.
    public var containsTranslation: Bool { translate != nil }
    /// Whether the animation changes the entry's size.
    public var containsScale: Bool { scale != nil }
    /// Whether the animation changes the entry's opacity.
    public var containsFade: Bool { fade != nil }
    /// Whether the animation has any part.
    public var containsAnimation: Bool { !times.isEmpty }

    /// The longest delay of a part, in seconds, or 0 if there are no parts.
    public var maxDelay: TimeInterval { times.map(\.delay).max() ?? 0 }
    /// The longest duration of a part without its delay, in seconds, or 0 if there are no parts.
    public var maxDuration: TimeInterval { times.map(\.duration).max() ?? 0 }
    /// The time until the last part ends, including delays, in seconds, or 0 if there are no parts.
    public var totalDuration: TimeInterval { times.map { $0.delay + $0.duration }.max() ?? 0 }

    private var times: [(delay: TimeInterval, duration: TimeInterval)] {
      [
        translate.map { ($0.delay, $0.duration) }, scale.map { ($0.delay, $0.duration) },
        fade.map { ($0.delay, $0.duration) },
      ].compactMap { $0 }
    }
  }
}

extension EKAttributes.Animation {
  /// A spring with the parameters of `UIView`'s spring animations.
  public struct Spring: Hashable, Sendable {
    /// The damping ratio.
    ///
    /// At 1, the motion ends without overshoot. The smaller the value, the more it overshoots.
    public var damping: CGFloat
    /// The initial velocity, as a fraction of the whole distance per second.
    public var initialVelocity: CGFloat

    /// Creates a spring.
    public init(damping: CGFloat, initialVelocity: CGFloat) {
      self.damping = damping
      self.initialVelocity = initialVelocity
    }
  }

  /// A change of the entry's scale or opacity from one number to another.
  ///
  /// At rest, an entry has its natural size and full opacity. An entrance therefore uses only
  /// `start`, and an exit uses only `end`. Scales are clamped to 0...100, and opacities to 0...1.
  public struct RangeAnimation: Hashable, Sendable {
    /// The duration, in seconds.
    public var duration: TimeInterval
    /// The delay after the start of the animation, in seconds.
    public var delay: TimeInterval
    /// The scale or opacity at the start.
    public var start: CGFloat
    /// The scale or opacity at the end.
    public var end: CGFloat
    /// The part's spring.
    ///
    /// If it is `nil`, an entrance eases out, and an exit eases in.
    public var spring: Spring?

    /// Creates a change of the scale or of the opacity.
    public init(
      from start: CGFloat, to end: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
      spring: Spring? = nil
    ) {
      self.start = start
      self.end = end
      self.duration = duration
      self.delay = delay
      self.spring = spring
    }
  }

  /// A slide across an edge of the screen.
  public struct Translate: Hashable, Sendable {
    /// The edge of the screen that the slide crosses.
    public enum AnchorPosition: Hashable, Sendable, CaseIterable {
      /// The top edge.
      case top
      /// The bottom edge.
      case bottom
      /// The top edge if the entry rests at the top, otherwise the bottom edge.
      case automatic
    }

    /// The duration, in seconds.
    public var duration: TimeInterval
    /// The delay after the start of the animation, in seconds.
    public var delay: TimeInterval
    /// The edge that the entry crosses.
    public var anchorPosition: AnchorPosition
    /// The slide's spring.
    ///
    /// If it is `nil`, an entrance eases out, and an exit eases in.
    public var spring: Spring?

    /// Creates a slide.
    public init(
      duration: TimeInterval, anchorPosition: AnchorPosition = .automatic, delay: TimeInterval = 0,
      spring: Spring? = nil
    ) {
      self.duration = duration
      self.anchorPosition = anchorPosition
      self.delay = delay
      self.spring = spring
    }
  }
}

extension EKAttributes {
  /// An entry's exit if a new entry replaces it.
  public enum PopBehavior: Hashable, Sendable {
    /// The entry disappears immediately.
    case overridden
    /// The entry exits with an animation.
    ///
    /// If the animation is empty, the entry disappears immediately.
    case animated(animation: Animation)

    /// Whether the behavior is `overridden`.
    ///
    /// It is `false` for an animation, even if the animation has no parts.
    public var isOverriden: Bool {
      switch self {
      case .overridden: true
      case .animated: false
      }
    }
  }
}
#endif
