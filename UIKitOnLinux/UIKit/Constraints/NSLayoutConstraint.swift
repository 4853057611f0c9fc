public import Foundation

/// A layout constraint, which compares an item's attribute with a multiple of another attribute
/// plus a constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The first item, held weakly.
  open internal(set) weak var firstItem: AnyObject?
  /// The second item, held weakly, or `nil` for a constraint with only a constant.
  open internal(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1
  /// Whether the constraint was created with a second item, which may no longer exist.
  private(set) var hasSecondItem = false

  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { container?.setConstraintsChanged() } }
  }

  /// The constraint's priority over other constraints.
  ///
  /// UIKit throws an exception if the priority of an active constraint changes from or to required.
  /// The stand-in records a problem and applies the change.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      if isActive, (priority >= .required) != (oldValue >= .required) {
        World.current.note(
          .fault(self, reason: "an active constraint changes whether it is required"))
      }
      container?.setConstraintsChanged()
    }
  }

  open var identifier: String?
  open var shouldBeArchived = false

  /// The view that holds the active constraint, or `nil` while the constraint is inactive.
  weak var container: UIView?
  /// The order in which constraints became active.
  var rank = 0
  /// Whether a contradiction with other constraints was recorded since the constraint became
  /// active.
  var isNotedAsBroken = false

  /// Creates an empty constraint, which is the first step of a subclass.
  ///
  /// UIKit considers it invalid.
  public override init() { super.init() }

  convenience init(
    first: AnyObject, _ attribute: Attribute, _ relation: Relation, second: AnyObject?,
    _ otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    firstItem = first
    secondItem = second
    firstAttribute = attribute
    secondAttribute = otherAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    hasSecondItem = second != nil
  }

  /// Creates an inactive constraint.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      first: item as AnyObject, attribute, relation, second: other.map { $0 as AnyObject },
      otherAttribute, multiplier: multiplier, constant: constant)
  }

  /// Whether the constraint takes part in layout.
  ///
  /// An active constraint is held by the nearest common ancestor of its items' views.
  open var isActive: Bool {
    get { container != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { install() } else { container?.removeConstraint(self) }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }

  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  /// A description of the constraint.
  public nonisolated override var description: String {
    MainActor.assumeIsolated { words }
  }

  /// Adds the constraint to the nearest common ancestor of its items' views.
  private func install() {
    if let reason = fault {
      World.current.note(.fault(self, reason: reason))
      return
    }
    guard let ancestor = commonAncestor else {
      World.current.note(.withoutAncestor(self))
      return
    }
    Effort.total.constraints += 1
    ancestor.addConstraint(self)
  }

  /// The nearest common ancestor of the two items' views, or `nil` if an item is neither a view nor
  /// a view's guide.
  private var commonAncestor: UIView? {
    guard let first = firstItem.flatMap(UIView.owning) else { return nil }
    guard hasSecondItem else { return first }
    guard let second = secondItem.flatMap(UIView.owning) else { return nil }
    var view: UIView? = first
    while let ancestor = view {
      if second.isDescendant(of: ancestor) { return ancestor }
      view = ancestor.superview
    }
    return nil
  }
}

extension NSLayoutConstraint {
  /// Records the problem that a visual format can't be read.
  static func reportUnreadable(_ format: String, because reason: String) {
    World.current.note(.invalid(text: "\(reason): \(format)"))
  }
}

extension NSLayoutConstraint {
  /// The reason why UIKit would throw an exception for the constraint, or `nil` for a valid
  /// constraint.
  var fault: String? {
    if firstAttribute == .notAnAttribute { return "the first attribute is none" }
    if !constant.isFinite || !multiplier.isFinite { return "a number is not finite" }
    guard hasSecondItem, secondAttribute != .notAnAttribute else {
      return firstAttribute.kind == .size ? nil : "a place cannot be set to a number"
    }
    if multiplier == 0 { return "a multiplier of zero with a second item" }
    let (one, other) = (firstAttribute, secondAttribute)
    if (one.kind == .size) != (other.kind == .size) { return "a place is compared with a size" }
    if one.kind != .size, one.axis != other.axis { return "places of two axes are compared" }
    if one.kind == .absolute && other.kind == .relative
      || one.kind == .relative && other.kind == .absolute
    {
      return "left or right is compared with leading or trailing"
    }
    return nil
  }

  /// A description of the constraint for messages.
  var words: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    if hasSecondItem, secondAttribute != .notAnAttribute {
      right = NSLayoutConstraint.spell(secondItem, secondAttribute)
      if multiplier != 1 { right = "\(multiplier)*" + right }
      if constant != 0 { right += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      right = "\(constant)"
    }
    let rank = priority < .required ? " @\(priority.rawValue)" : ""
    return name + NSLayoutConstraint.spell(firstItem, firstAttribute) + " \(sign) " + right + rank
  }

  private static func spell(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "(gone).\(attribute)" }
    let identifier =
      (item as? UILayoutGuide)?.identifier ?? (item as? UIView)?.accessibilityIdentifier ?? ""
    return (identifier.isEmpty ? "\(type(of: item))" : identifier) + ".\(attribute)"
  }
}
