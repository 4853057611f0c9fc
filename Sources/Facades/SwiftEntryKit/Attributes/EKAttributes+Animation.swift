public import Foundation

extension EKAttributes {
  /// How an entry comes or goes: its parts play together, each by its own duration and delay.
  public struct Animation: Hashable, Sendable {
    /// Moves it across an edge of the screen.
    public var translate: Translate?
    /// Makes it larger or smaller.
    public var scale: RangeAnimation?
    /// Makes it appear or vanish.
    public var fade: RangeAnimation?

    /// Makes an animation; without any part the entry is there, or gone, at once.
    public init(
      translate: Translate? = nil, scale: RangeAnimation? = nil, fade: RangeAnimation? = nil
    ) {
      self.translate = translate
      self.scale = scale
      self.fade = fade
    }

    /// Over the edge in 0.3 seconds.
    public static var translation: Animation { Animation(translate: Translate(duration: 0.3)) }
    /// At once.
    public static var none: Animation { Animation() }

    /// Whether it moves the entry.
    public var containsTranslation: Bool { translate != nil }
    /// Whether it changes the entry's size.
    public var containsScale: Bool { scale != nil }
    /// Whether it changes how opaque the entry is.
    public var containsFade: Bool { fade != nil }
    /// Whether it has any part.
    public var containsAnimation: Bool { !times.isEmpty }

    /// The longest delay of its parts, in seconds; 0 without any.
    public var maxDelay: TimeInterval { times.map(\.delay).max() ?? 0 }
    /// The longest duration of its parts, in seconds and without their delays; 0 without any.
    public var maxDuration: TimeInterval { times.map(\.duration).max() ?? 0 }
    /// When its last part is over, in seconds; 0 without any.
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
  /// A spring, as `UIView` has them.
  public struct Spring: Hashable, Sendable {
    /// 1 stops without overshoot, less swings past.
    public var damping: CGFloat
    /// How fast it sets out: 1 would be there in a second.
    public var initialVelocity: CGFloat

    /// Makes a spring.
    public init(damping: CGFloat, initialVelocity: CGFloat) {
      self.damping = damping
      self.initialVelocity = initialVelocity
    }
  }

  /// From one number to another.
  ///
  /// An entry rests at its own size and opaque, so that an entrance counts by its start and an exit by its
  /// end.
  public struct RangeAnimation: Hashable, Sendable {
    /// How long it takes, in seconds.
    public var duration: TimeInterval
    /// How long after the animation it begins, in seconds.
    public var delay: TimeInterval
    /// Where it begins.
    public var start: CGFloat
    /// Where it ends.
    public var end: CGFloat
    /// Its spring; without one it slows down, or sets out slowly where the entry goes.
    public var spring: Spring?

    /// Makes a part.
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

  /// Over an edge of the screen.
  public struct Translate: Hashable, Sendable {
    /// Which edge.
    public enum AnchorPosition: Hashable, Sendable, CaseIterable {
      /// The upper one.
      case top
      /// The lower one.
      case bottom
      /// The upper one for an entry at the top, otherwise the lower one.
      case automatic
    }

    /// How long it takes, in seconds.
    public var duration: TimeInterval
    /// How long after the animation it begins, in seconds.
    public var delay: TimeInterval
    /// Which edge it crosses.
    public var anchorPosition: AnchorPosition
    /// Its spring; without one it slows down, or sets out slowly where the entry goes.
    public var spring: Spring?

    /// Makes a part.
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
