#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

extension EKAttributes {
  /// An entry's resting position.
  public enum Position: Hashable, Sendable, CaseIterable {
    /// The top of the screen.
    case top
    /// The bottom of the screen.
    case bottom
    /// The middle of the whole screen.
    case center

    /// Whether the position is `top`.
    public var isTop: Bool { self == .top }
    /// Whether the position is `center`.
    public var isCenter: Bool { self == .center }
    /// Whether the position is `bottom`.
    public var isBottom: Bool { self == .bottom }
  }

  /// The level of the window that shows an entry.
  public enum WindowLevel: Hashable, Sendable {
    /// The level above alerts.
    case alerts
    /// The level above the status bar.
    case statusBar
    /// The level of the app's windows.
    case normal
    /// A custom level.
    case custom(level: UIWindow.Level)

    /// The window level as UIKit's number.
    public var value: UIWindow.Level {
      switch self {
      case .alerts: .alert
      case .statusBar: .statusBar
      case .normal: .normal
      case .custom(let level): level
      }
    }
  }
}
#endif
