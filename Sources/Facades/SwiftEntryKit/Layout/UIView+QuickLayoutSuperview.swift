public import Foundation

/// Rules beside the superview; without one, nothing is changed.
extension UIView {
  /// Lays one of its attributes out beside the same one of its superview.
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

  /// Lays several of its attributes out beside the same ones of its superview.
  @discardableResult
  public func layoutToSuperview(
    _ edges: QLAttribute..., relation: QLRelation = .equal, ratio: CGFloat = 1,
    offset: CGFloat = 0, priority: QLPriority = .required
  ) -> QLMultipleConstraints {
    rules(edges) {
      layoutToSuperview(
        $0, relation: relation, ratio: ratio, offset: offset, priority: priority)
    }
  }

  /// Lets it go from one end of its superview to the other, `offset` points away from both.
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

  /// Makes it as large as a share of its superview, and `offset` points more.
  @discardableResult
  public func sizeToSuperview(
    withRatio ratio: CGFloat = 1, offset: CGFloat = 0, priority: QLPriority = .required
  ) -> QLSizeConstraints? {
    func rule(_ side: QLAttribute) -> NSLayoutConstraint? {
      layoutToSuperview(side, ratio: ratio, offset: offset, priority: priority)
    }
    guard let width = rule(.width), let height = rule(.height) else { return nil }
    return QLSizeConstraints(width: width, height: height)
  }

  /// Puts its middle in that of its superview, `offset` points further to the right and down.
  ///
  /// - Parameters:
  ///   - offset: In points.
  ///   - priority: How much both rules count.
  /// - Returns: The rules; `nil` where it has no superview.
  @discardableResult
  public func centerInSuperview(
    offset: CGFloat = 0, priority: QLPriority = .required
  ) -> QLCenterConstraints? {
    guard let x = layoutToSuperview(.centerX, offset: offset, priority: priority),
      let y = layoutToSuperview(.centerY, offset: offset, priority: priority)
    else { return nil }
    return QLCenterConstraints(x: x, y: y)
  }

  /// Puts it in the middle of its superview, as large as a share of that, and `offset` points more.
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
