public import Foundation

extension UIScrollView {
  /// The rate at which scrolling slows down: the factor for its speed per millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The factor.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a rate.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(0.998)
    /// A fast deceleration.
    public static let fast = DecelerationRate(0.99)
  }

  /// The conditions for adding the safe area to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along axes that scroll, and vertically also below the bars of a container.
    case automatic = 0
    /// Along axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// A colour that is visible on any content.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// The effect of dragging on the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// No effect.
    case none = 0
    /// Dragging dismisses the keyboard.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
  }
}
