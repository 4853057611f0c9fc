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

  /// The baselines of the view's own text, which stands in the middle of the height; `nil` without text.
  var textBaselines: TextBaselines? {
    switch self {
    case let label as UILabel: label.baselines
    case let button as UIButton:
      // Title and distances are taken to be the same above and below.
      button.existingLabel.map { TextBaselines(of: $0.font) }
    case let field as UITextField: TextBaselines(of: field.font ?? .systemFont(ofSize: 17))
    default: nil
    }
  }
}

/// The distances of baselines below the middle of a text's height.
struct TextBaselines {
  var first: CGFloat
  var last: CGFloat

  /// The baselines of one line.
  init(of font: UIFont) {
    // The line reaches from the ascender down to the descender, which is negative.
    first = (font.ascender + font.descender) / 2
    last = first
  }

  /// The baselines of lines.
  init(of layout: TextLayout) {
    let middle = layout.size.height / 2
    first = CGFloat(layout.firstBaseline) - middle
    last = CGFloat(layout.lastBaseline) - middle
  }
}
