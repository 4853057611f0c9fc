public import UIKitNames

extension EKAttributes {
  /// The level of the window that shows an entry.
  public enum WindowLevel: Hashable, Sendable {
    /// The level above alerts.
    case alerts
    /// The level above the status bar.
    case statusBar
    /// The level of the app's windows.
    case normal
    /// Any other level.
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
