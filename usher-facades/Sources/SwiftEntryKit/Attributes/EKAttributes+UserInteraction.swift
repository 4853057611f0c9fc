#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKAttributes {
  /// The effect of a tap, and the app's callbacks for the tap.
  public struct UserInteraction {
    /// A callback for a tap, called on the main thread.
    public typealias Action = () -> Void

    /// The built-in effect of a tap.
    public enum Default: Hashable, Sendable {
      /// The tap has no effect, and the content behind doesn't receive it.
      case absorbTouches
      /// The tap extends the display duration by this many seconds.
      case delayExit(by: TimeInterval)
      /// The tap dismisses the entry.
      case dismissEntry
      /// The content behind receives the tap. Custom actions aren't called.
      case forward
    }

    /// The built-in effect of a tap.
    public var defaultAction: Default
    /// The app's callbacks, called in order after the built-in effect.
    public var customTapActions: [Action]

    /// Creates an interaction.
    ///
    /// By default, taps are absorbed without effect.
    public init(defaultAction: Default = .absorbTouches, customTapActions: [Action] = []) {
      self.defaultAction = defaultAction
      self.customTapActions = customTapActions
    }

    /// An interaction that dismisses the entry.
    public static var dismiss: UserInteraction { UserInteraction(defaultAction: .dismissEntry) }
    /// An interaction that passes taps to the content behind.
    public static var forward: UserInteraction { UserInteraction(defaultAction: .forward) }
    /// An interaction that absorbs taps without effect.
    public static var absorbTouches: UserInteraction {
      UserInteraction(defaultAction: .absorbTouches)
    }
    /// Returns an interaction that extends the display duration by `delay` seconds.
    public static func delayExit(by delay: TimeInterval) -> UserInteraction {
      UserInteraction(defaultAction: .delayExit(by: delay))
    }
  }
}
#endif
