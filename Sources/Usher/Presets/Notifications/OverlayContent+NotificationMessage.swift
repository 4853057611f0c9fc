public import UsherCore

extension OverlayContent {
  /// The notification message of SwiftEntryKit: a picture, a title over a description, and a short text at
  /// the far side, such as a time.
  ///
  /// - Parameters:
  ///   - image: At the near side, its top level with the content's; `nil` leaves it out.
  ///   - title: The first line; an empty one is left out.
  ///   - description: Under the title; an empty one is left out.
  ///   - auxiliary: At the far side, its lines ending there; `nil` leaves it out.
  ///   - insets: What is around all of it, in points.
  ///   - spacing: Points from the title to the description.
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
