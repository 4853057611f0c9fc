#if os(Linux) && !UIKIT_STAND_IN
public import Foundation

/// A constraint: an attribute equals, or is at least or at most, a multiple of another attribute.
///
/// Only equations count here: of a view's width and height, and of its edges and centre relative to
/// those of the superview and of sibling views. The overview of this module lists the constraints
/// that have no effect.
@preconcurrency @MainActor
public final class NSLayoutConstraint: NSObject {
  /// The view or guide that is laid out.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The comparison of both attributes.
  public let relation: Relation
  /// The view or guide that the first item is related to.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The constant added to the second attribute, in points.
  public var constant: CGFloat { didSet { holder?.setNeedsContentUpdate() } }
  /// The constraint's priority among contradicting constraints.
  public var priority = UILayoutPriority.required
  /// The constraint's name.
  public var identifier: String?
  private weak var holder: UIView?

  /// Makes an inactive constraint.
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

  /// Whether the constraint has an effect.
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

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
#endif
