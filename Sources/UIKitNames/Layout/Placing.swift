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

  /// Whether nothing is said of where it lies and how large it is.
  var isOpen: Bool { margins == .zero && width == nil && height == nil }

  init(of view: UIView) {
    for rule in view.constraints + (view.superview?.constraints ?? []) where rule.relation == .equal
    {
      add(rule, of: view)
    }
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
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      break
    }
  }
}
#endif
