#if os(iOS) || UIKIT_STAND_IN
/// An attribute of a view that a constraint refers to.
public typealias QLAttribute = NSLayoutConstraint.Attribute
/// The relation between the two sides of a constraint.
public typealias QLRelation = NSLayoutConstraint.Relation
/// The type of views in QuickLayout.
public typealias QLView = UIView
/// The priority of a constraint.
public typealias QLPriority = UILayoutPriority
/// Constraints by attribute.
public typealias QLMultipleConstraints = [QLAttribute: NSLayoutConstraint]

extension QLPriority {
  /// Priority 999, which only required constraints override.
  public static let must = QLPriority(999)
  /// Priority 0, which every other constraint overrides.
  public static let zero = QLPriority(0)
}

/// The two attributes at the ends of an axis.
public struct QLAttributePair: Hashable, Sendable {
  /// The attribute at the start of the axis.
  public let first: QLAttribute
  /// The attribute at the end of the axis.
  public let second: QLAttribute
}

/// The constraints for a view's size.
public struct QLSizeConstraints {
  /// The constraint for the width.
  public let width: NSLayoutConstraint
  /// The constraint for the height.
  public let height: NSLayoutConstraint
}

/// The constraints for a view's center.
public struct QLCenterConstraints {
  /// The constraint for the horizontal center.
  public let x: NSLayoutConstraint
  /// The constraint for the vertical center.
  public let y: NSLayoutConstraint
}

/// The constraints along an axis.
public struct QLAxisConstraints {
  /// The constraint at the start of the axis.
  public let first: NSLayoutConstraint
  /// The constraint at the end of the axis.
  public let second: NSLayoutConstraint
}

/// The constraints for a view that fills its superview.
public struct QLFillConstraints {
  /// The constraints for the center.
  public let center: QLCenterConstraints
  /// The constraints for the size.
  public let size: QLSizeConstraints
}

/// A priority for each of the two axes.
public struct QLPriorityPair: Hashable, Sendable {
  /// The priority along the horizontal axis.
  public let horizontal: QLPriority
  /// The priority along the vertical axis.
  public let vertical: QLPriority

  /// Creates a pair of priorities.
  public init(_ horizontal: QLPriority, _ vertical: QLPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Priority 1000 along both axes.
  public static var required: QLPriorityPair { QLPriorityPair(.required, .required) }
  /// Priority 999 along both axes.
  public static var must: QLPriorityPair { QLPriorityPair(.must, .must) }
}

/// A layout axis.
public enum QLAxis: Hashable, Sendable, CaseIterable {
  /// The horizontal axis.
  case horizontally
  /// The vertical axis.
  case vertically

  /// The attributes at the two ends of the axis.
  public var attributes: QLAttributePair {
    switch self {
    case .horizontally: QLAttributePair(first: .left, second: .right)
    case .vertically: QLAttributePair(first: .top, second: .bottom)
    }
  }
}
#endif
