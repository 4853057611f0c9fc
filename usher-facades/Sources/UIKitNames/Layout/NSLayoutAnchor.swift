#if os(Linux) && !UIKIT_STAND_IN
public import Foundation

/// An attribute of a view or a guide, as a factory of constraints.
@preconcurrency @MainActor
public final class NSLayoutAnchor {
  private let item: AnyObject
  private let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Makes the constraint `self == other + constant`, in points.
  public func constraint(equalTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
  {
    constraint(.equal, other, 1, constant)
  }

  /// Makes the constraint `self >= other + constant`, in points.
  public func constraint(
    greaterThanOrEqualTo other: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, other, 1, constant)
  }

  /// Makes the constraint `self <= other + constant`, in points.
  public func constraint(
    lessThanOrEqualTo other: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, other, 1, constant)
  }

  /// Makes the constraint `self == multiplier * other + constant`, in points.
  public func constraint(
    equalTo other: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, other, multiplier, constant)
  }

  /// Makes the constraint `self == constant`, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, constant)
  }

  /// Makes the constraint `self >= constant`, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, constant)
  }

  /// Makes the constraint `self <= constant`, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, constant)
  }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}
#endif
