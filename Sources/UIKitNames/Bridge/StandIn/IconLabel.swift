#if !canImport(UIKit)
package import Foundation
package import Usher

/// Letters as an icon: as wide as they are, so that what is over is left to the words beside them.
package final class IconLabel: UILabel {
  /// Makes a label of letters whose size does not follow the system's.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    font = UIFont(Node.Font(size: 38, followsTextScale: false))
  }

  /// Fails: an icon's label is made in code alone.
  package required init?(coder: NSCoder) { nil }

  /// The letters in a box as wide as they are.
  package override var usherContent: OverlayContent {
    let content = super.usherContent
    let hasWidth = constraints.contains { $0.isActive && $0.firstAttribute == .width }
    guard !hasWidth, let text, !text.isEmpty else { return content }
    return OverlayContent(
      .box(Node.Box(content.root, width: 48 * Double(text.count))), style: content.style)
  }
}
#endif
