#if os(Linux) && !UIKIT_STAND_IN
package import Foundation
package import Usher

/// A label that shows letters as an icon, no wider than the letters, next to a text.
package final class IconLabel: UILabel {
  /// Makes a label whose text does not follow the system's text size.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    font = UIFont(OverlayNode.Font(size: 38, followsTextScale: false))
  }

  /// Fails: icon labels are made in code alone.
  package required init?(coder: NSCoder) { nil }

  /// The text in a box of 48 points per letter, unless a constraint sets the width.
  package override var usherContent: OverlayContent {
    let content = super.usherContent
    let hasWidth = constraints.contains { $0.isActive && $0.firstAttribute == .width }
    guard !hasWidth, let text, !text.isEmpty else { return content }
    return OverlayContent(
      .box(OverlayNode.Box(content.root, width: 48 * Double(text.count))), style: content.style)
  }
}
#endif
