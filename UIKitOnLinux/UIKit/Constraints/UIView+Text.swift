import Foundation

extension UIView {
  /// The width that constraints leave for a label's multiline text; `nil` for no limit, and for
  /// other views.
  var availableWidth: CGFloat? {
    get { (self as? UILabel)?.automaticWidth }
    set { (self as? UILabel)?.automaticWidth = newValue }
  }

  /// Discards the available width, so that the next solution measures the text in one line first.
  func forgetAvailableWidth() {
    guard availableWidth != nil else { return }
    availableWidth = nil
    layoutRecord?.contentSize = nil
  }

  /// Wraps a label's text at the available width, as UIKit does for labels without
  /// `preferredMaxLayoutWidth`; returns whether the intrinsic size depends on the width.
  func takeAvailableWidth(_ width: CGFloat) -> Bool {
    guard let label = self as? UILabel, label.numberOfLines != 1,
      label.preferredMaxLayoutWidth <= 0
    else { return false }
    label.automaticWidth = width
    return true
  }

  /// The baselines of the view's own text, relative to the vertical center; `nil` without text.
  var textBaselines: TextBaselines? {
    switch self {
    case let label as UILabel: label.baselines
    case let button as UIButton:
      // The title's insets are assumed to be the same above and below.
      button.existingLabel.map { TextBaselines(of: $0.font) }
    case let field as UITextField: TextBaselines(of: field.font ?? .systemFont(ofSize: 17))
    default: nil
    }
  }
}

/// The distances of a text's baselines below its vertical center, in points.
struct TextBaselines {
  var first: CGFloat
  var last: CGFloat

  /// Makes the baselines of a single line.
  init(of font: UIFont) {
    // The line extends from the ascender to the descender, which is negative.
    first = (font.ascender + font.descender) / 2
    last = first
  }

  /// Makes the baselines of laid-out text.
  init(of layout: TextLayout) {
    let middle = layout.size.height / 2
    first = CGFloat(layout.firstBaseline) - middle
    last = CGFloat(layout.lastBaseline) - middle
  }
}
