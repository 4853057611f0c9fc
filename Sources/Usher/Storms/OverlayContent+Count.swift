internal import UsherCore

extension OverlayContent {
  /// Returns the content with the number of requests that it stands for beside it; unchanged for
  /// one.
  ///
  /// The number is in front of a close button, and is no button itself: the numbers of buttons stay
  /// the same.
  func counted(_ number: Int) -> OverlayContent {
    guard number > 1 else { return self }
    var counted = self
    counted.root = .stack(
      OverlayNode.Stack(
        .horizontal, spacing: 0, padding: Insets(top: 0, left: 0, bottom: 0, right: 12),
        children: [root, .badge(OverlayWords.current.text(.badge, number))]))
    return counted
  }
}

extension OverlayNode {
  /// Returns a number in a capsule, in colours that can be read on every surface.
  fileprivate static func badge(_ words: String) -> OverlayNode {
    .box(
      Box(
        .text(Text(words, size: 12, weight: .semibold, color: .white)),
        style: OverlayStyle(background: .color(.badge), cornerRadius: 10, shadow: nil),
        padding: Insets(horizontal: 8, vertical: 3), hugs: true))
  }
}

extension AdaptiveColor {
  /// The colour behind a number; white letters have a contrast of at least 5.9 on it.
  fileprivate static let badge = AdaptiveColor(hex: 0x5A5A60, dark: 0x636368)
}
