/// A constraint's priority among contradicting constraints, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public let rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The highest priority: 1000.
  public static let required = UILayoutPriority(1000)
  /// A high priority: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority at which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that doesn't resize a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// A low priority: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority for compressing a view to its smallest size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  static func >= (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue >= other.rawValue
  }

  static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}
