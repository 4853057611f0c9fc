#if !canImport(UIKit)
public import Foundation

/// A rule of layout: an attribute of one thing is, or is at least or at most, a multiple of another's.
///
/// Equal rules count here: of a view's width and height, and of its edges and its middle beside those of its
/// superview and of other views in that. The overview of this module says which rules are only kept.
@preconcurrency @MainActor
public final class NSLayoutConstraint: NSObject {
  /// The view or guide that is laid out.
  public private(set) weak var firstItem: AnyObject?
  /// Its attribute.
  public let firstAttribute: Attribute
  /// How both sides compare.
  public let relation: Relation
  /// The view or guide it is laid out beside.
  public private(set) weak var secondItem: AnyObject?
  /// That one's attribute.
  public let secondAttribute: Attribute
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  /// What is added, in points.
  public var constant: CGFloat { didSet { holder?.setNeedsContentUpdate() } }
  /// How much it counts beside others.
  public var priority = UILayoutPriority.required
  /// A name for it.
  public var identifier: String?
  private weak var holder: UIView?

  /// Makes a rule, which does nothing until it is active.
  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = first as AnyObject
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second.map { $0 as AnyObject }
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether it counts.
  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        holder = firstItem as? UIView ?? (firstItem as? UILayoutGuide)?.owningView
        holder?.constraints.append(self)
        holder?.setNeedsContentUpdate()
      } else {
        holder?.constraints.removeAll { $0 === self }
        holder?.setNeedsContentUpdate()
        holder = nil
      }
    }
  }

  /// Lets rules count.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets rules count no more.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// What of a thing is laid out.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    /// Its left edge.
    case left = 1
    /// Its right edge.
    case right = 2
    /// Its top.
    case top = 3
    /// Its bottom.
    case bottom = 4
    /// The side where reading begins.
    case leading = 5
    /// The side where reading ends.
    case trailing = 6
    /// Its width.
    case width = 7
    /// Its height.
    case height = 8
    /// Its middle from side to side.
    case centerX = 9
    /// Its middle from top to bottom.
    case centerY = 10
    /// The line its last letters stand on.
    case lastBaseline = 11
    /// The line its first letters stand on.
    case firstBaseline = 12
    /// Its left margin.
    case leftMargin = 13
    /// Its right margin.
    case rightMargin = 14
    /// Its top margin.
    case topMargin = 15
    /// Its bottom margin.
    case bottomMargin = 16
    /// Its margin where reading begins.
    case leadingMargin = 17
    /// Its margin where reading ends.
    case trailingMargin = 18
    /// The middle of its margins from side to side.
    case centerXWithinMargins = 19
    /// The middle of its margins from top to bottom.
    case centerYWithinMargins = 20
    /// None: the constant alone counts.
    case notAnAttribute = 0
  }

  /// How both sides compare.
  public enum Relation: Int, Hashable, Sendable, CaseIterable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// A direction.
  public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
#endif
