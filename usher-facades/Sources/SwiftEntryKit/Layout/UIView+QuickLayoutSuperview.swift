#if os(iOS) || UIKIT_STAND_IN
public import Foundation

/// Methods that create constraints between a view and its superview.
///
/// If the view has no superview, nothing changes, and the result is `nil` or empty.
extension UIView {
  /// Aligns one attribute of the view with the same attribute of its superview.
  ///
  /// The view's attribute becomes `ratio` times the superview's attribute, plus `offset` points.
  @discardableResult
  public func layoutToSuperview(
    _ edge: QLAttribute, relation: QLRelation = .equal, ratio: CGFloat = 1, offset: CGFloat = 0,
    priority: QLPriority = .required
  ) -> NSLayoutConstraint? {
    guard let superview else { return nil }
    return layout(
      to: edge, of: superview, relation: relation, ratio: ratio, offset: offset,
      priority: priority)
  }

  /// Aligns several attributes of the view with the same attributes of its superview.
  @discardableResult
  public func layoutToSuperview(
    _ edges: QLAttribute..., relation: QLRelation = .equal, ratio: CGFloat = 1,
    offset: CGFloat = 0, priority: QLPriority = .required
  ) -> QLMultipleConstraints {
    eachConstraint(edges) {
      layoutToSuperview(
        $0, relation: relation, ratio: ratio, offset: offset, priority: priority)
    }
  }

  /// Stretches the view along an axis of its superview, leaving `offset` points at each end.
  @discardableResult
  public func layoutToSuperview(
    axis: QLAxis, offset: CGFloat = 0, priority: QLPriority = .required
  ) -> QLAxisConstraints? {
    let ends = axis.attributes
    guard let first = layoutToSuperview(ends.first, offset: offset, priority: priority),
      let second = layoutToSuperview(ends.second, offset: -offset, priority: priority)
    else { return nil }
    return QLAxisConstraints(first: first, second: second)
  }

  /// Sets the view's size to a fraction of its superview's size, plus `offset` points.
  @discardableResult
  public func sizeToSuperview(
    withRatio ratio: CGFloat = 1, offset: CGFloat = 0, priority: QLPriority = .required
  ) -> QLSizeConstraints? {
    func constraint(_ side: QLAttribute) -> NSLayoutConstraint? {
      layoutToSuperview(side, ratio: ratio, offset: offset, priority: priority)
    }
    guard let width = constraint(.width), let height = constraint(.height) else { return nil }
    return QLSizeConstraints(width: width, height: height)
  }

  /// Centers the view in its superview.
  ///
  /// - Parameters:
  ///   - offset: The distance by which the view is moved right and down from the center, in points.
  ///   - priority: The priority of both constraints.
  /// - Returns: The constraints, or `nil` if the view has no superview.
  @discardableResult
  public func centerInSuperview(
    offset: CGFloat = 0, priority: QLPriority = .required
  ) -> QLCenterConstraints? {
    guard let x = layoutToSuperview(.centerX, offset: offset, priority: priority),
      let y = layoutToSuperview(.centerY, offset: offset, priority: priority)
    else { return nil }
    return QLCenterConstraints(x: x, y: y)
  }

  /// Centers the view in its superview, and sets its size to a fraction of the superview's size.
  ///
  /// `offset` is added to the width and the height, in points.
  @discardableResult
  public func fillSuperview(
    withSizeRatio ratio: CGFloat = 1, offset: CGFloat = 0, priority: QLPriority = .required
  ) -> QLFillConstraints? {
    guard let center = centerInSuperview(priority: priority),
      let size = sizeToSuperview(withRatio: ratio, offset: offset, priority: priority)
    else { return nil }
    return QLFillConstraints(center: center, size: size)
  }
}
#endif
