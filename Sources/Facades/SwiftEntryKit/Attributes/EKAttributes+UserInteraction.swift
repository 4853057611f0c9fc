public import Foundation

extension EKAttributes {
  /// What a tap does, and what the app does about it.
  public struct UserInteraction {
    /// Something the app does about a tap, on the main thread.
    public typealias Action = () -> Void

    /// What a tap does by itself.
    public enum Default: Hashable, Sendable {
      /// Nothing, and nobody else gets it.
      case absorbTouches
      /// Puts the end of the display duration off, in seconds.
      case delayExit(by: TimeInterval)
      /// Sends the entry away.
      case dismissEntry
      /// Nothing: what lies behind gets it, and the app is not told.
      case forward
    }

    /// What a tap does by itself.
    public var defaultAction: Default
    /// What the app does about it, in order and after that.
    public var customTapActions: [Action]

    /// Makes an interaction; without anything given, a tap does nothing.
    public init(defaultAction: Default = .absorbTouches, customTapActions: [Action] = []) {
      self.defaultAction = defaultAction
      self.customTapActions = customTapActions
    }

    /// Sends the entry away.
    public static var dismiss: UserInteraction { UserInteraction(defaultAction: .dismissEntry) }
    /// Leaves the tap to what lies behind.
    public static var forward: UserInteraction { UserInteraction(defaultAction: .forward) }
    /// Does nothing.
    public static var absorbTouches: UserInteraction {
      UserInteraction(defaultAction: .absorbTouches)
    }
    /// Lets the entry stay longer, in seconds.
    public static func delayExit(by delay: TimeInterval) -> UserInteraction {
      UserInteraction(defaultAction: .delayExit(by: delay))
    }
  }
}
