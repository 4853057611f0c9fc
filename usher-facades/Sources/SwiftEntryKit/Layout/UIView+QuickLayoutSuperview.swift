#if os(iOS) || UIKIT_STAND_IN
public import Foundation

/// Constraints to the superview; a view without a superview is left unchanged.
extension UIView {
  /// Aligns one attribute of the view with the same attribute of its superview.
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

  /// Stretches the view from one end of its superview to the other, less `offset` points at each
  /// end.
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

  /// Sizes the view to a share of its superview's size, plus `offset` points.
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

  /// Centers the view in its superview, `offset` points further to the right and down.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points.
  ///   - priority: The priority of both constraints.
  /// - Returns: The constraints; `nil` if the view has no superview.
  @discardableResult
  public func centerInSuperview(
    offset: CGFloat = 0, priority: QLPriority = .required
  ) -> QLCenterConstraints? {
    guard let x = layoutToSuperview(.centerX, offset: offset, priority: priority),
      let y = layoutToSuperview(.centerY, offset: offset, priority: priority)
    else { return nil }
    return QLCenterConstraints(x: x, y: y)
  }

  /// Centers the view in its superview, with a share of the superview's size, plus `offset` points.
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
