package import UsherCore

extension Node.Button {
  /// Points between its icon and its label.
  package static let iconSpacing = 8.0

  /// The size of all of it around a face.
  ///
  /// - Parameter face: The size of its icon and its label side by side.
  /// - Returns: The size with its padding, large enough to be pressed.
  package func size(around face: Size) -> Size {
    let padding = style.padding
    return Size(
      width: max(face.width + padding.left + padding.right, Node.ButtonStyle.leastTarget),
      height: max(face.height + padding.top + padding.bottom, style.height))
  }
}

extension Node.Field {
  /// The least height of a field, and the width of its icon's room, in points.
  package static let side = 45.0
  /// Points between its sides and the line below it; and its letters, where there is no icon.
  package static let margin = 10.0
  /// The width that letters have at least where there is room for it, in points.
  package static let usualWidth = 160.0

  /// The room before the field's letters, in points.
  package var start: Double { icon == nil ? Self.margin : Self.side }

  /// The field's natural width.
  ///
  /// - Parameter placeholder: The width of its placeholder on one line.
  /// - Returns: The width with the room around the letters.
  package func width(around placeholder: Double) -> Double {
    start + max(placeholder, Self.usualWidth) + Self.margin
  }
}

extension Node.ProgressBar {
  /// The natural width of a bar, in points.
  package static let usualWidth = 160.0
}
