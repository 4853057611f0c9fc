#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
internal import Usher

extension Guidelines {
  /// Reads the constraints of views in one superview, in the order of descending priority.
  ///
  /// Of constraints that contradict each other, the first one counts; of a view's own constraints
  /// with the same priority, the newest.
  ///
  /// - Parameters:
  ///   - views: The views to lay out.
  ///   - superview: The superview; with `nil`, only the views' lengths are read.
  ///   - heedsWeakConstraints: Whether weak constraints count, which yield to the size of a view's
  ///     content.
  @MainActor
  init(of views: [UIView], in superview: UIView?, heedsWeakConstraints: Bool) {
    let all = (superview?.constraints ?? []) + views.flatMap(\.constraints)
    let constraints = all.enumerated().filter { _, constraint in
      constraint.relation == .equal && (heedsWeakConstraints || !constraint.priority.isWeak)
    }
    for (_, constraint) in constraints.sorted(by: {
      ($0.element.priority.rawValue, $0.offset) > ($1.element.priority.rawValue, $1.offset)
    }) {
      add(constraint, in: superview)
    }
  }

  @MainActor
  private mutating func add(_ constraint: NSLayoutConstraint, in superview: UIView?) {
    guard let first = End(constraint.firstItem, constraint.firstAttribute, in: superview) else {
      return
    }
    if constraint.secondAttribute == .notAnAttribute {
      if first.isLength { put(first.line, constraint.constant, after: .zero) }
      return
    }
    guard let second = End(constraint.secondItem, constraint.secondAttribute, in: superview),
      first.isLength == second.isLength
    else { return }
    if constraint.multiplier == 1 {
      put(first.line, constraint.constant + second.more - first.more, after: second.line)
    } else if first.isLength, second.line.owner == nil, second.line.side == first.line.side {
      shares[first.line] = Placing.Share(factor: constraint.multiplier, more: constraint.constant)
    }
  }

  /// An end of a constraint: a line, and the constraint's distance from that line.
  @MainActor
  private struct End {
    let line: Guideline
    let more: CGFloat

    var isLength: Bool { line.side == .width || line.side == .height }

    /// - Returns: `nil` unless the item belongs to the superview, one of its ancestors, or a view
    ///   in it; `nil` for baselines.
    init?(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in superview: UIView?) {
      let guide = item as? UILayoutGuide
      guard let (side, keepsMargins) = Self.side(attribute),
        let owner = guide?.owningView ?? item as? UIView
      else { return nil }
      var inner =
        keepsMargins || guide?.isMargins == true ? Insets(owner.layoutMargins) : .zero
      if let superview, let taken = Placing.taken(from: owner, to: superview) {
        line = Guideline(side)
        inner = Insets(
          top: inner.top - taken.top, left: inner.left - taken.left,
          bottom: inner.bottom - taken.bottom, right: inner.right - taken.right)
      } else if owner.superview === superview {
        line = Guideline(side, of: owner)
      } else {
        return nil
      }
      more = Self.distance(of: side, inside: inner)
    }

    /// Returns the distance of a side inside the margins from the same side without margins.
    private static func distance(of side: Guideline.Side, inside inner: Insets) -> CGFloat {
      switch side {
      case .left: inner.left
      case .right: -inner.right
      case .top: inner.top
      case .bottom: -inner.bottom
      case .centerX: (inner.left - inner.right) / 2
      case .centerY: (inner.top - inner.bottom) / 2
      case .width: -inner.left - inner.right
      case .height: -inner.top - inner.bottom
      case .zero: 0
      }
    }

    private static func side(
      _ attribute: NSLayoutConstraint.Attribute
    ) -> (Guideline.Side, keepsMargins: Bool)? {
      switch attribute {
      case .left, .leading: (.left, false)
      case .right, .trailing: (.right, false)
      case .top: (.top, false)
      case .bottom: (.bottom, false)
      case .width: (.width, false)
      case .height: (.height, false)
      case .centerX: (.centerX, false)
      case .centerY: (.centerY, false)
      case .leftMargin, .leadingMargin: (.left, true)
      case .rightMargin, .trailingMargin: (.right, true)
      case .topMargin: (.top, true)
      case .bottomMargin: (.bottom, true)
      case .centerXWithinMargins: (.centerX, true)
      case .centerYWithinMargins: (.centerY, true)
      case .lastBaseline, .firstBaseline, .notAnAttribute: nil
      }
    }
  }
}
#endif
