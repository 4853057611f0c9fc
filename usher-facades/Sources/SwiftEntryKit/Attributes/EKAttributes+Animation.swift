#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKAttributes {
  /// An entrance or exit animation; the parts play together, each with a duration and a delay of
  /// its own.
  public struct Animation: Hashable, Sendable {
    /// The slide across an edge of the screen; `nil` for none.
    public var translate: Translate?
    /// The change of the entry's size; `nil` for none.
    public var scale: RangeAnimation?
    /// The change of the entry's opacity; `nil` for none.
    public var fade: RangeAnimation?

    /// Creates an animation; without any part the entry appears or disappears at once.
    public init(
      translate: Translate? = nil, scale: RangeAnimation? = nil, fade: RangeAnimation? = nil
    ) {
      self.translate = translate
      self.scale = scale
      self.fade = fade
    }

    /// A slide across the edge in 0.3 seconds.
    public static var translation: Animation { Animation(translate: Translate(duration: 0.3)) }
    /// No animation: the entry appears or disappears at once.
    public static var none: Animation { Animation() }

    /// Whether the animation moves the entry.
    public var containsTranslation: Bool { translate != nil }
    /// Whether the animation changes the entry's size.
    public var containsScale: Bool { scale != nil }
    /// Whether the animation changes the entry's opacity.
    public var containsFade: Bool { fade != nil }
    /// Whether the animation has any part.
    public var containsAnimation: Bool { !times.isEmpty }

    /// The longest delay among the parts, in seconds; 0 without parts.
    public var maxDelay: TimeInterval { times.map(\.delay).max() ?? 0 }
    /// The longest duration among the parts, in seconds and without delays; 0 without parts.
    public var maxDuration: TimeInterval { times.map(\.duration).max() ?? 0 }
    /// The time until the last part has ended, in seconds and with delays; 0 without parts.
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
    /// The damping ratio: 1 stops without overshoot, less overshoots.
    public var damping: CGFloat
    /// The initial velocity, as a share of the whole distance per second.
    public var initialVelocity: CGFloat

    /// Creates a spring.
    public init(damping: CGFloat, initialVelocity: CGFloat) {
      self.damping = damping
      self.initialVelocity = initialVelocity
    }
  }

  /// A change of the entry's scale or opacity from one number to another.
  ///
  /// An entry at rest has its natural size and full opacity. An entrance therefore uses `start`
  /// alone, and an exit uses `end` alone. Scales are clamped to 0...100, opacities to 0...1.
  public struct RangeAnimation: Hashable, Sendable {
    /// The duration, in seconds.
    public var duration: TimeInterval
    /// The delay after the start of the animation, in seconds.
    public var delay: TimeInterval
    /// The scale or opacity at the start.
    public var start: CGFloat
    /// The scale or opacity at the end.
    public var end: CGFloat
    /// The part's spring; without a spring an entrance eases out, and an exit eases in.
    public var spring: Spring?

    /// Creates a scale or fade part.
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
      /// The top edge for an entry at the top, otherwise the bottom edge.
      case automatic
    }

    /// The duration, in seconds.
    public var duration: TimeInterval
    /// The delay after the start of the animation, in seconds.
    public var delay: TimeInterval
    /// The edge that the entry crosses.
    public var anchorPosition: AnchorPosition
    /// The slide's spring; without a spring an entrance eases out, and an exit eases in.
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
  /// An entry's exit when another entry replaces it.
  public enum PopBehavior: Hashable, Sendable {
    /// The entry disappears at once.
    case overridden
    /// The entry leaves with an animation; an animation without parts has the effect of
    /// `overridden`.
    case animated(animation: Animation)

    /// Whether the behavior is `overridden`; `false` for an animation without parts.
    public var isOverriden: Bool {
      switch self {
      case .overridden: true
      case .animated: false
      }
    }
  }
}
#endif
