#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKAttributes {
  /// The effect of a tap, and the app's callbacks for a tap.
  public struct UserInteraction {
    /// A callback for a tap, called on the main thread.
    public typealias Action = () -> Void

    /// The built-in effect of a tap.
    public enum Default: Hashable, Sendable {
      /// No effect; the tap does not reach the views behind either.
      case absorbTouches
      /// Extends the display duration by this many seconds.
      case delayExit(by: TimeInterval)
      /// Dismisses the entry.
      case dismissEntry
      /// Passes the tap to the views behind; custom actions do not run.
      case forward
    }

    /// The built-in effect of a tap.
    public var defaultAction: Default
    /// The app's callbacks, called in order after the built-in effect.
    public var customTapActions: [Action]

    /// Creates an interaction; by default taps are absorbed without effect.
    public init(defaultAction: Default = .absorbTouches, customTapActions: [Action] = []) {
      self.defaultAction = defaultAction
      self.customTapActions = customTapActions
    }

    /// An interaction that dismisses the entry.
    public static var dismiss: UserInteraction { UserInteraction(defaultAction: .dismissEntry) }
    /// An interaction that passes taps to the views behind.
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
