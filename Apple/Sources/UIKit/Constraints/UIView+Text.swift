import Foundation

extension UIView {
  /// The width that rules leave for text that has several lines; `nil` for any width, and for other views.
  var availableWidth: CGFloat? {
    get { (self as? UILabel)?.automaticWidth }
    set { (self as? UILabel)?.automaticWidth = newValue }
  }

  /// Measures text in one line again, before a new solution.
  func forgetAvailableWidth() {
    guard availableWidth != nil else { return }
    availableWidth = nil
    layoutRecord?.contentSize = nil
  }

  /// Wraps text at a width, as UIKit does for labels without a preferred width of their own; returns whether the
  /// intrinsic size depends on that.
  func takeAvailableWidth(_ width: CGFloat) -> Bool {
    guard let label = self as? UILabel, label.numberOfLines != 1,
      label.preferredMaxLayoutWidth <= 0
    else { return false }
    label.automaticWidth = width
    return true
  }

  /// How far the first baseline is below the top; 0 for a view without text.
  var firstBaselineOffset: CGFloat {
    let view = forFirstBaselineLayout
    guard view === self else { return view.frame.minY + view.firstBaselineOffset }
    guard let label = self as? UILabel else { return 0 }
    return label.baselines.first
  }

  /// How far the last baseline is above the bottom; 0 for a view without text.
  var lastBaselineOffset: CGFloat {
    let view = forLastBaselineLayout
    guard view === self else {
      return bounds.height - view.frame.maxY + view.lastBaselineOffset
    }
    guard let label = self as? UILabel else { return 0 }
    let lines = label.baselines
    return lines.height - lines.last
  }
}
