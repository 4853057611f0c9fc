import Foundation

/// The layout margins that were set on a view.
struct LayoutMargins {
  /// The distances as set most recently, by layout direction or by side.
  enum Own {
    case directional(NSDirectionalEdgeInsets)
    case absolute(UIEdgeInsets)
  }

  /// The distances that were set, or `nil` for the default.
  ///
  /// The default is 8 points, or the system's minimum for a controller's view.
  var own: Own?
  var preservesSuperview = false
  var insetsFromSafeArea = true
}

extension UIView {
  /// The margins in effect.
  ///
  /// They are the set margins plus the safe area ("insetsLayoutMarginsFromSafeArea"). They are at
  /// least the superview's margins that cover the view ("preservesSuperviewLayoutMargins").
  var effectiveMargins: UIEdgeInsets {
    let margins = layoutRecord?.margins ?? LayoutMargins()
    var insets: UIEdgeInsets
    let least = controller == nil ? 0 : systemMinimumMargin
    switch margins.own {
    case nil where controller != nil: insets = .zero
    case nil: insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    case .absolute(let own): insets = own
    case .directional(let own):
      insets = UIEdgeInsets(
        top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
        right: isRightToLeft ? own.leading : own.trailing)
    }
    insets.left = max(insets.left, least)
    insets.right = max(insets.right, least)
    if margins.insetsFromSafeArea {
      let safe = safeAreaInsets
      insets = UIEdgeInsets(
        top: insets.top + safe.top, left: insets.left + safe.left,
        bottom: insets.bottom + safe.bottom, right: insets.right + safe.right)
    }
    guard margins.preservesSuperview, let superview else { return insets }
    let outer = superview.effectiveMargins
    let (size, frame) = (superview.bounds, frame.offsetBy(superview.bounds.origin))
    return UIEdgeInsets(
      top: max(insets.top, outer.top - frame.minY),
      left: max(insets.left, outer.left - frame.minX),
      bottom: max(insets.bottom, outer.bottom - (size.height - frame.maxY)),
      right: max(insets.right, outer.right - (size.width - frame.maxX)))
  }

  /// The minimum side margin of a controller's view
  /// ("UIViewController.systemMinimumLayoutMargins").
  ///
  /// It is 20 points if the width is regular or at least 414 points, and otherwise 16.
  private var systemMinimumMargin: CGFloat {
    traitCollection.horizontalSizeClass == .regular || bounds.width >= 414 ? 20 : 16
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Changes the view's own margins.
  func setMargins(_ change: (inout LayoutMargins) -> Void) {
    change(&record.margins)
    settleMargins()
  }

  /// The margins in effect, by layout direction.
  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = effectiveMargins
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
  }

  /// Notifies the view, and subviews that preserve its margins, of changed margins.
  func settleMargins() {
    guard ConstraintPass.isUsed || layoutRecord != nil else { return }
    let margins = effectiveMargins
    if let record = layoutRecord, record.knownMargins != margins {
      record.knownMargins = margins
      layoutMarginsDidChange()
      setNeedsLayout()
      if record.takesPart { setConstraintsChanged() }
    }
    for view in subviews where view.layoutRecord?.margins.preservesSuperview == true {
      view.settleMargins()
    }
  }

  /// The insets of the readable width, which are the margins with at most about 70 characters per
  /// line.
  ///
  /// UIKit's maximum for the default text size is 672 points. For other text sizes, it is scaled
  /// with the body font.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let most = 672 * UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
    let rest = bounds.width - insets.left - insets.right - most
    if rest > 0 {
      insets.left += rest / 2
      insets.right += rest / 2
    }
    return insets
  }
}

extension CGRect {
  fileprivate func offsetBy(_ origin: CGPoint) -> CGRect { offsetBy(dx: -origin.x, dy: -origin.y) }
}
