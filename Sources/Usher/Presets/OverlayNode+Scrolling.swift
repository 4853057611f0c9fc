extension OverlayNode {
  /// The number of characters from which texts may be higher than a low window; Usher's choice: at
  /// twice the usual size, fewer fill at most seven lines of 24 characters.
  private static let longText = 160

  /// Returns the node, in a scroll view if its texts are long, so that the buttons beside it stay
  /// in reach in a low window.
  ///
  /// Short texts get no scroll view, which would cost time for each message.
  var scrollingIfLong: OverlayNode {
    let length = texts.reduce(0) { $0 + $1.count }
    return length < Self.longText ? self : .scroll(Scroll(self))
  }
}

extension [OverlayNode] {
  /// Returns the pieces of a column, in a scroll view if their texts are long.
  func scrollingIfLong(spacing: Double) -> [OverlayNode] {
    let column = OverlayNode.stack(
      OverlayNode.Stack(.vertical, spacing: spacing, alignment: .fill, children: self))
    guard case .scroll = column.scrollingIfLong else { return self }
    return [column.scrollingIfLong]
  }
}
