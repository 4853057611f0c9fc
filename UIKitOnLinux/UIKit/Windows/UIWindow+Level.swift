public import Foundation

extension UIWindow {
  /// A window's position from back to front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number; higher levels are in front.
    public let rawValue: CGFloat

    /// Makes a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of app windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)

    /// Orders levels from back to front.
    public static func < (lhs: Level, rhs: Level) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
  }
}
