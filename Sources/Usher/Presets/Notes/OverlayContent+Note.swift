public import UsherCore

/// The notes of SwiftEntryKit: one short line, on a card; for `Presets.topNote` and its like.
extension OverlayContent {
  /// A line of text, from side to side.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - insets: What is around it, in points.
  /// - Returns: The content.
  public static func note(
    _ text: Node.Text, insets: Insets = Insets(horizontal: 10, vertical: 5)
  ) -> OverlayContent {
    OverlayContent(
      .stack(
        Node.Stack(
          .vertical, spacing: 0, alignment: .fill, padding: insets, children: [.text(text)])))
  }

  /// A line of text after a picture, together in the middle.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - image: What stands before it.
  /// - Returns: The content.
  public static func note(_ text: Node.Text, image: Node.Image) -> OverlayContent {
    note(text, after: .image(image))
  }

  /// A line of text after a sign that something goes on, together in the middle.
  ///
  /// - Parameters:
  ///   - text: What goes on.
  ///   - activity: The sign; while it does not turn, its room is kept.
  /// - Returns: The content.
  public static func note(_ text: Node.Text, activity: Node.Activity) -> OverlayContent {
    note(text, after: .activity(activity))
  }

  /// A line of text after any piece, together in the middle.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - accessory: What stands before it.
  /// - Returns: The content.
  public static func note(_ text: Node.Text, after accessory: Node) -> OverlayContent {
    let words = Node.stack(
      Node.Stack(
        .vertical, spacing: 0, alignment: .fill, padding: Insets(horizontal: 8, vertical: 7),
        children: [.text(text)]))
    let group = Node.stack(Node.Stack(.horizontal, spacing: 0, children: [accessory, words]))
    return OverlayContent(
      .stack(
        Node.Stack(
          .vertical, spacing: 0, padding: Insets(horizontal: 16, vertical: 0), children: [group])))
  }

  /// Two short texts in the upper corners, where a status bar has its own; for `Presets.statusBar`.
  ///
  /// - Parameters:
  ///   - leading: In the corner where lines begin.
  ///   - trailing: In the corner where they end.
  /// - Returns: The content.
  public static func statusBarNote(leading: Node.Text, trailing: Node.Text) -> OverlayContent {
    OverlayContent(
      .stack(
        Node.Stack(
          .horizontal, spacing: 24, alignment: .even,
          padding: Insets(horizontal: 24, vertical: 5),
          children: [.text(leading.aligned(.leading)), .text(trailing.aligned(.trailing))])))
  }
}
