public import UsherCore

extension OverlayContent {
  /// The form message of SwiftEntryKit: a title, lines to type into, and a button; it scrolls where there
  /// is not room for all of it.
  ///
  /// Return goes on from field to field, and in the last one presses the button. What is typed is in each
  /// field's `text` all the time.
  ///
  /// - Parameters:
  ///   - title: At the head; an empty one is left out.
  ///   - fields: From the top; one of them may ask for the focus. Without any, there is no room for them.
  ///   - button: At the foot, as wide as the form, on one line; Return presses it.
  ///   - padding: Points between the button's edges and what it says.
  /// - Returns: The content, on a card.
  public static func form(
    title: Node.Text, fields: [Node.Field], button: Node.Button,
    padding: Insets = Insets(horizontal: 5, vertical: 5)
  ) -> OverlayContent {
    let submit = button.with(
      label: button.label.onOneLine,
      style: button.style.shaped(cornerRadius: 5, padding: padding, height: 50),
      isDefault: true)
    let lines = Node.stack(
      Node.Stack(.vertical, spacing: 5, alignment: .fill, children: fields.map { .field($0) }))
    let pieces = [.text(title)] + (fields.isEmpty ? [] : [lines]) + [.button(submit)]
    return OverlayContent(
      .scroll(
        Node.Scroll(
          .stack(
            Node.Stack(
              .vertical, spacing: 20, alignment: .fill,
              padding: Insets(horizontal: 20, vertical: 20), children: pieces)))))
  }
}
