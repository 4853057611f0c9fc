public import UsherCore

/// The notes of SwiftEntryKit: one short line, on a card; for `Presets.topNote` and its like.
extension Content {
  /// A line of text, from side to side.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - insets: What is around it, in points.
  /// - Returns: The content.
  public static func note(
    _ text: Text, insets: Insets = Insets(horizontal: 10, vertical: 5)
  ) -> Content {
    Content(
      .stack(
        Stack(
          .vertical, spacing: 0, alignment: .fill, padding: insets, children: [.text(text)])))
  }

  /// A line of text after a picture, together in the middle.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - image: What stands before it.
  /// - Returns: The content.
  public static func note(_ text: Text, image: Image) -> Content {
    note(text, after: .image(image))
  }

  /// A line of text after a sign that something goes on, together in the middle.
  ///
  /// - Parameters:
  ///   - text: What goes on.
  ///   - activity: The sign; while it does not turn, its room is kept.
  /// - Returns: The content.
  public static func note(_ text: Text, activity: Activity) -> Content {
    note(text, after: .activity(activity))
  }

  /// A line of text after any piece, together in the middle.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - accessory: What stands before it.
  /// - Returns: The content.
  public static func note(_ text: Text, after accessory: Node) -> Content {
    let words = Node.stack(
      Stack(
        .vertical, spacing: 0, alignment: .fill, padding: Insets(horizontal: 8, vertical: 7),
        children: [.text(text)]))
    let group = Node.stack(Stack(.horizontal, spacing: 0, children: [accessory, words]))
    return Content(
      .stack(
        Stack(
          .vertical, spacing: 0, padding: Insets(horizontal: 16, vertical: 0), children: [group])))
  }

  /// Two short texts in the upper corners, where a status bar has its own; for `Presets.statusBar`.
  ///
  /// - Parameters:
  ///   - leading: In the corner where lines begin.
  ///   - trailing: In the corner where they end.
  /// - Returns: The content.
  public static func statusBarNote(leading: Text, trailing: Text) -> Content {
    Content(
      .stack(
        Stack(
          .horizontal, spacing: 24, alignment: .even,
          padding: Insets(horizontal: 24, vertical: 5),
          children: [.text(leading.aligned(.leading)), .text(trailing.aligned(.trailing))])))
  }
}
