internal import UsherCore

extension OverlayContent {
  /// Returns the content in a row with the number of requests that it stands for, if that is more
  /// than one.
  ///
  /// The number is in front of a close button, and is no button itself: the numbers of buttons stay
  /// the same. The row is there before the number, which may then come without any other view being
  /// made anew.
  ///
  /// - Parameters:
  ///   - number: The number of requests.
  ///   - mayMerge: Whether further requests may merge into this one.
  /// - Returns: The row; the content unchanged if there is no number, and none can come.
  func counted(_ number: Int, mayMerge: Bool) -> OverlayContent {
    var counted = self
    if number > 1 {
      counted.root = .stack(
        OverlayNode.Stack(
          .horizontal, spacing: 0, padding: Insets(top: 0, left: 0, bottom: 0, right: 12),
          children: [root, .badge(OverlayStrings.current.text(.badge, number))]))
    } else if mayMerge, !root.isNative {
      counted.root = .stack(
        OverlayNode.Stack(.horizontal, spacing: 0, alignment: .even, children: [root]))
    }
    return counted
  }
}

extension OverlayNode {
  /// Returns a number in a capsule, in colors that can be read on every surface.
  fileprivate static func badge(_ words: String) -> OverlayNode {
    .box(
      Box(
        .text(Text(words, size: 12, weight: .semibold, color: .white)),
        style: OverlayStyle(background: .color(.badge), cornerRadius: 10, shadow: nil),
        padding: Insets(horizontal: 8, vertical: 3), hugsContent: true))
  }
}

extension AdaptiveColor {
  /// The color behind a number; white letters have a contrast of at least 5.9 on it.
  fileprivate static let badge = AdaptiveColor(hex: 0x5A5A60, dark: 0x636368)
}
