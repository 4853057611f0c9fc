#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Measures text without a view.
@MainActor
enum Ruler {
  private static let label = UILabel()

  /// Returns the size of a string on one line, in whole points.
  static func size(of words: NSAttributedString) -> OverlaySize {
    let unbound = CGFloat.greatestFiniteMagnitude
    label.attributedText = words
    let size = label.sizeThatFits(CGSize(width: unbound, height: unbound))
    return OverlaySize(
      width: Double(size.width).rounded(.up), height: Double(size.height).rounded(.up))
  }
}
#endif
