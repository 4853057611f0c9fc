#if !canImport(UIKit)
internal import Foundation
internal import Usher

/// How a view lies in its superview, as its rules or its frame say.
@preconcurrency @MainActor
struct Placing {
  /// Points from the superview's edges.
  var margins = Insets.zero
  /// A width that is given.
  var width: CGFloat?
  /// A height that is given.
  var height: CGFloat?

  /// How far its middle is to the right of the superview's, where it is laid out by that.
  var centerX: CGFloat?
  /// How far its middle is below the superview's, where it is laid out by that.
  var centerY: CGFloat?
  private var widthShare: Share?
  private var heightShare: Share?

  /// A side as a multiple of the superview's, and so many points more.
  private struct Share {
    let factor: CGFloat
    let more: CGFloat
  }

  /// Whether nothing is said of where it lies and how large it is.
  var isOpen: Bool {
    margins == .zero && width == nil && height == nil && centerX == nil && centerY == nil
  }

  init(of view: UIView) {
    for rule in view.constraints + (view.superview?.constraints ?? []) where rule.relation == .equal
    {
      add(rule, of: view)
    }
    resolveShares(in: view.superview)
    guard view.frame != .zero else { return }
    width = width ?? (view.frame.width > 0 ? view.frame.width : nil)
    height = height ?? (view.frame.height > 0 ? view.frame.height : nil)
    if margins == .zero {
      margins = Insets(top: view.frame.minY, left: view.frame.minX, bottom: 0, right: 0)
    }
  }

  private mutating func add(_ rule: NSLayoutConstraint, of view: UIView) {
    let isFirst = rule.firstItem === view
    guard isFirst || rule.secondItem === view else { return }
    let other = isFirst ? rule.secondItem : rule.firstItem
    if isFirst, rule.secondAttribute == .notAnAttribute {
      switch rule.firstAttribute {
      case .width: width = rule.constant
      case .height: height = rule.constant
      case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
        .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
        break
      }
      return
    }
    guard let superview = view.superview else { return }
    let guide = other as? UILayoutGuide
    guard other === superview || guide?.owningView === superview else { return }
    let inner = guide?.isMargins == true ? Insets(superview.layoutMargins) : .zero
    let constant = isFirst ? rule.constant : -rule.constant
    switch isFirst ? rule.firstAttribute : rule.secondAttribute {
    case .left, .leading: margins.left = inner.left + constant
    case .right, .trailing: margins.right = inner.right - constant
    case .top: margins.top = inner.top + constant
    case .bottom: margins.bottom = inner.bottom - constant
    case .centerX: centerX = constant
    case .centerY: centerY = constant
    case .width where isFirst && rule.secondAttribute == .width:
      widthShare = Share(factor: rule.multiplier, more: rule.constant)
    case .height where isFirst && rule.secondAttribute == .height:
      heightShare = Share(factor: rule.multiplier, more: rule.constant)
    case .width, .height, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      break
    }
  }

  /// A share of a side that is given is a length; all of one that is not leaves margins. The tree cannot
  /// say any other share.
  private mutating func resolveShares(in superview: UIView?) {
    guard widthShare != nil || heightShare != nil, let superview else { return }
    let outer = Placing(of: superview)
    if let share = widthShare {
      if let whole = outer.width {
        width = width ?? max(share.factor * whole + share.more, 0)
      } else if share.factor == 1 {
        let gap = Double(max(-share.more, 0))
        margins.left += centerX == nil ? 0 : gap / 2
        margins.right += centerX == nil ? gap : gap / 2
        if centerX == 0 { centerX = nil }
      }
    }
    if let share = heightShare {
      if let whole = outer.height {
        height = height ?? max(share.factor * whole + share.more, 0)
      } else if share.factor == 1 {
        let gap = Double(max(-share.more, 0))
        margins.top += centerY == nil ? 0 : gap / 2
        margins.bottom += centerY == nil ? gap : gap / 2
        if centerY == 0 { centerY = nil }
      }
    }
  }
}

extension Placing {
  /// A piece where its middle is to lie in the room of the superview; a middle that is moved leaves twice
  /// as much room at the other side.
  func centered(_ node: Node) -> Node {
    guard centerX != nil || centerY != nil else { return node }
    let (right, down) = (Double(centerX ?? 0), Double(centerY ?? 0))
    let moved =
      right == 0 && down == 0
      ? node
      : Node.box(
        Box(
          node,
          margins: Insets(
            top: max(2 * down, 0), left: max(2 * right, 0), bottom: max(-2 * down, 0),
            right: max(-2 * right, 0))))
    let gap = Node.spacer(Spacer())
    return .stack(
      Stack(
        .vertical, spacing: 0, alignment: centerX == nil ? .fill : .center,
        children: centerY == nil ? [moved] : [gap, moved, gap]))
  }
}
#endif
