internal import UsherCore

extension OverlayContent {
  /// Returns the content in a row with the number of requests that it represents, if there are
  /// several.
  ///
  /// The number is before a close button. It isn't a button, so the numbers of buttons are
  /// unchanged. The row exists even without a number, so that the number can appear without
  /// recreating other views.
  ///
  /// - Parameters:
  ///   - number: The number of requests.
  ///   - mayMerge: Whether further requests may be merged into this request.
  /// - Returns: The row, or the unchanged content if a number is never shown.
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
  /// Returns a number in a capsule, with colors that are legible on every surface.
  fileprivate static func badge(_ words: String) -> OverlayNode {
    .box(
      Box(
        .text(Text(words, size: 12, weight: .semibold, color: .white)),
        style: OverlayStyle(background: .color(.badge), cornerRadius: 10, shadow: nil),
        padding: Insets(horizontal: 8, vertical: 3), hugsContent: true))
  }
}

extension AdaptiveColor {
  /// The color behind a number.
  ///
  /// White text has a contrast of at least 5.9:1.
  fileprivate static let badge = AdaptiveColor(hex: 0x5A5A60, dark: 0x636368)
}
