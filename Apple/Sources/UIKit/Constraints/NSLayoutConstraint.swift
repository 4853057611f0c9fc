public import Foundation

/// A rule of layout: one attribute of an item, compared with a multiple of another one and a constant.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// The item on the left; not kept.
  open internal(set) weak var firstItem: AnyObject?
  /// The item on the right, `nil` for a number alone; not kept.
  open internal(set) weak var secondItem: AnyObject?
  public private(set) var firstAttribute = Attribute.notAnAttribute
  public private(set) var secondAttribute = Attribute.notAnAttribute
  public private(set) var relation = Relation.equal
  public private(set) var multiplier: CGFloat = 1
  /// Whether the rule was made with an item on the right, which may be gone.
  private(set) var hasSecondItem = false

  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { container?.setConstraintsChanged() } }
  }

  /// The weight against other rules.
  ///
  /// UIKit throws where an active rule becomes required or ceases to be; here it is noted and done.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      if isActive, (priority >= .required) != (oldValue >= .required) {
        World.current.note(.fault(self, reason: "an active rule changes whether it is required"))
      }
      container?.setConstraintsChanged()
    }
  }

  open var identifier: String?
  open var shouldBeArchived = false

  /// The view that holds the rule while the rule is active.
  weak var container: UIView?
  /// The order in which rules became active.
  var rank = 0
  /// Whether contradicting others has been noted since the rule became active.
  var isNotedAsBroken = false

  /// Makes a rule of nothing, as a subclass does first; UIKit calls it invalid.
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

  /// Makes a rule, which does nothing until it is active.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      first: item as AnyObject, attribute, relation, second: other.map { $0 as AnyObject },
      otherAttribute, multiplier: multiplier, constant: constant)
  }

  /// Whether the rule takes part in layout: then the nearest common ancestor of its items' views holds it.
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

  /// The rule in words.
  public nonisolated override var description: String {
    MainActor.assumeIsolated { words }
  }

  /// Makes the nearest common ancestor hold the rule.
  private func install() {
    if let reason = fault {
      World.current.note(.fault(self, reason: reason))
      return
    }
    guard let ancestor = commonAncestor else {
      World.current.note(.withoutAncestor(self))
      return
    }
    ancestor.addConstraint(self)
  }

  /// The views of the two items; `nil` for an item that is neither a view nor the guide of one.
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

extension UIView {
  /// The view itself, or the view that a guide belongs to.
  static func owning(_ item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
