public import Foundation

extension UIScrollView {
  /// How fast content that goes on becomes slower: the share of its speed after a millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The share.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a rate.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = DecelerationRate(0.998)
    /// Fast.
    public static let fast = DecelerationRate(0.99)
  }

  /// When the safe area is added to the room around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where the content scrolls.
    case automatic = 0
    /// Where the content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The colour of indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// One that is seen on any content.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// What dragging does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The keyboard goes.
    case onDrag = 1
    /// The keyboard goes with the finger.
    case interactive = 2
  }
}
