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
  var widthShare: Share?
  var heightShare: Share?

  /// A side as a multiple of the superview's, and so many points more.
  struct Share {
    let factor: CGFloat
    let more: CGFloat
  }

  /// Whether nothing is said of where it lies and how large it is.
  var isOpen: Bool {
    margins == .zero && width == nil && height == nil && centerX == nil && centerY == nil
  }

  /// Reads the rules of a view.
  ///
  /// - Parameters:
  ///   - view: What is laid out.
  ///   - heedsWeakRules: Whether those count that give way to the size of what the view shows.
  init(of view: UIView, heedsWeakRules: Bool = false) {
    for rule in view.constraints + (view.superview?.constraints ?? []) where rule.relation == .equal
    {
      if heedsWeakRules || !rule.priority.isWeak { add(rule, of: view) }
    }
    resolveShares(in: view.superview)
    guard view.translatesAutoresizingMaskIntoConstraints, view.frame != .zero else { return }
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
    guard let owner = guide?.owningView ?? other as? UIView,
      let taken = Self.taken(from: owner, to: superview)
    else { return }
    var inner = guide?.isMargins == true ? Insets(owner.layoutMargins) : .zero
    inner = Insets(
      top: inner.top - taken.top, left: inner.left - taken.left,
      bottom: inner.bottom - taken.bottom, right: inner.right - taken.right)
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

  /// What lies between the edges of a view and of one inside it; `nil` where it is not inside.
  private static func taken(from outer: UIView, to inner: UIView) -> Insets? {
    var taken = Insets.zero
    var view = inner
    while view !== outer {
      guard let superview = view.superview else { return nil }
      let margins = Placing(of: view).margins
      taken = Insets(
        top: taken.top + margins.top, left: taken.left + margins.left,
        bottom: taken.bottom + margins.bottom, right: taken.right + margins.right)
      view = superview
    }
    return taken
  }
}
#endif
