internal import UIKitNames
internal import Usher

/// Letters as an icon: as wide as they are, so that what is over is left to the words beside them.
final class IconLabel: UILabel {
  override var usherContent: OverlayContent {
    let content = super.usherContent
    let hasWidth = constraints.contains { $0.isActive && $0.firstAttribute == .width }
    guard !hasWidth, let text, !text.isEmpty else { return content }
    return OverlayContent(
      .box(Node.Box(content.root, width: 48 * Double(text.count))), style: content.style)
  }
}
