public import UIKitNames

extension EKAttributes {
  /// How far in front an entry is.
  public enum WindowLevel: Hashable, Sendable {
    /// Above alerts.
    case alerts
    /// Above the status bar.
    case statusBar
    /// As the app.
    case normal
    /// Any other level.
    case custom(level: UIWindow.Level)

    /// The level it stands for.
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
