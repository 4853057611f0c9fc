import Foundation

extension UIView {
  /// The width that constraints leave for a label's multiline text.
  ///
  /// It is `nil` if the width has no limit, and for other views.
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

  /// Wraps a label's text at the available width, like UIKit for labels without
  /// `preferredMaxLayoutWidth`.
  ///
  /// Returns whether the intrinsic size depends on the width.
  func takeAvailableWidth(_ width: CGFloat) -> Bool {
    guard let label = self as? UILabel, label.numberOfLines != 1,
      label.preferredMaxLayoutWidth <= 0
    else { return false }
    label.automaticWidth = width
    return true
  }

  /// The baselines of the text that the view itself draws, relative to the vertical center, or
  /// `nil` without such a text.
  var textBaselines: TextBaselines? {
    switch self {
    case let label as UILabel: label.baselines
    case let button as UIButton:
      // The insets above and below the title are assumed to be the same.
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

  /// Creates the baselines of a single line.
  init(of font: UIFont) {
    // The line extends from the ascender to the descender, which is negative.
    first = (font.ascender + font.descender) / 2
    last = first
  }

  /// Creates the baselines of laid-out text.
  init(of layout: TextLayout) {
    let middle = layout.size.height / 2
    first = CGFloat(layout.firstBaseline) - middle
    last = CGFloat(layout.lastBaseline) - middle
  }
}
