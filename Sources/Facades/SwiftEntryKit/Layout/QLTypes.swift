/// What of a view is laid out.
public typealias QLAttribute = NSLayoutConstraint.Attribute
/// How both sides of a rule compare.
public typealias QLRelation = NSLayoutConstraint.Relation
/// What is laid out.
public typealias QLView = UIView
/// How much a rule counts beside others.
public typealias QLPriority = UILayoutPriority
/// Rules by what they are about.
public typealias QLMultipleConstraints = [QLAttribute: NSLayoutConstraint]

extension QLPriority {
  /// 999: everything but what is required gives way.
  public static let must = QLPriority(999)
  /// 0: it gives way to everything.
  public static let zero = QLPriority(0)
}

/// The two attributes of an axis.
public struct QLAttributePair: Hashable, Sendable {
  /// Where the axis begins.
  public let first: QLAttribute
  /// Where it ends.
  public let second: QLAttribute
}

/// The rules of a size.
public struct QLSizeConstraints {
  /// Of the width.
  public let width: NSLayoutConstraint
  /// Of the height.
  public let height: NSLayoutConstraint
}

/// The rules of a middle.
public struct QLCenterConstraints {
  /// From side to side.
  public let x: NSLayoutConstraint
  /// From top to bottom.
  public let y: NSLayoutConstraint
}

/// The rules of an axis.
public struct QLAxisConstraints {
  /// Where the axis begins.
  public let first: NSLayoutConstraint
  /// Where it ends.
  public let second: NSLayoutConstraint
}

/// The rules of a view that fills its superview.
public struct QLFillConstraints {
  /// Of its middle.
  public let center: QLCenterConstraints
  /// Of its size.
  public let size: QLSizeConstraints
}

/// Priorities along both axes.
public struct QLPriorityPair: Hashable, Sendable {
  /// From side to side.
  public let horizontal: QLPriority
  /// From top to bottom.
  public let vertical: QLPriority

  /// Makes a pair.
  public init(_ horizontal: QLPriority, _ vertical: QLPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// 1000 along both.
  public static var required: QLPriorityPair { QLPriorityPair(.required, .required) }
  /// 999 along both.
  public static var must: QLPriorityPair { QLPriorityPair(.must, .must) }
}

/// A direction.
public enum QLAxis: Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontally
  /// From top to bottom.
  case vertically

  /// Its two ends.
  public var attributes: QLAttributePair {
    switch self {
    case .horizontally: QLAttributePair(first: .left, second: .right)
    case .vertically: QLAttributePair(first: .top, second: .bottom)
    }
  }
}
