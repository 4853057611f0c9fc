public import UsherCore

extension OverlayContent {
  /// Returns a notification as in SwiftEntryKit: a picture, a title over a description, and a short
  /// text on the trailing side, such as a time.
  ///
  /// - Parameters:
  ///   - image: The picture on the leading side, at the top; `nil` for none.
  ///   - title: The first line; an empty title takes no room.
  ///   - description: The text below the title; an empty description takes no room.
  ///   - auxiliary: The short text, aligned to the trailing side; `nil` for none.
  ///   - insets: The distances around the notification's parts, in points.
  ///   - spacing: The distance between title and description, in points.
  /// - Returns: The content, on a card.
  public static func notification(
    image: Node.Image? = nil, title: Node.Text, description: Node.Text, auxiliary: Node.Text? = nil,
    insets: Insets = Insets(horizontal: 16, vertical: 16), spacing: Double = 5
  ) -> OverlayContent {
    let lines: [Node] = [.text(title), .text(description)]
    var row: [Node] = []
    if let image { row.append(.image(image)) }
    row.append(
      .stack(
        Node.Stack(
          .vertical, spacing: spacing, alignment: .fill,
          padding: Insets(top: image == nil ? 0 : 4, left: 0, bottom: 0, right: 0),
          children: lines)))
    if let auxiliary {
      row.append(
        .stack(
          Node.Stack(
            .vertical, alignment: .fill, padding: Insets(top: 2, left: 0, bottom: 0, right: 0),
            children: [.text(auxiliary.aligned(.trailing))])))
    }
    return OverlayContent(
      .stack(
        Node.Stack(.horizontal, spacing: 12, alignment: .leading, padding: insets, children: row)))
  }
}
