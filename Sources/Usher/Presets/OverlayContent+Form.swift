public import UsherCore

extension OverlayContent {
  /// Returns a form as in SwiftEntryKit: a title, text fields, and a button.
  ///
  /// The form scrolls if it doesn't fit. Return moves from field to field, and presses the button
  /// in the last field. Each field's `text` always contains the current input.
  ///
  /// ```swift
  /// let address = ObservableValue("")
  /// let line = OverlayNode.Field(address, placeholder: OverlayNode.Text("Mail"), purpose: .email)
  /// presenter.present(
  ///   Overlay(
  ///     .form(title: OverlayNode.Text("To?"), fields: [line], button: OverlayNode.Button("Send")),
  ///     preset: .question))
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title. An empty title takes up no space.
  ///   - fields: The fields, from the top. One of them may request the keyboard focus.
  ///   - button: The button at the bottom, which Return presses. Its label has one line.
  ///   - cancel: A button before `button` with the same width, or `nil` if there is none.
  ///   - padding: The distances between the button's edges and its label, in points.
  ///   - inset: The distance between the button and each end of the fields, in points.
  /// - Returns: The content, on a card.
  public static func form(
    title: OverlayNode.Text, fields: [OverlayNode.Field], button: OverlayNode.Button,
    cancel: OverlayNode.Button? = nil,
    padding: Insets = Insets(horizontal: 5, vertical: 5), inset: Double = 0
  ) -> OverlayContent {
    func shaped(_ button: OverlayNode.Button, isDefault: Bool? = nil) -> OverlayNode {
      .button(
        button.with(
          style: button.style.shaped(cornerRadius: 5, padding: padding, height: 50),
          isDefault: isDefault))
    }
    let submit = shaped(button, isDefault: true)
    let buttons =
      cancel.map {
        OverlayNode.stack(
          OverlayNode.Stack(
            .horizontal, spacing: 10, alignment: .even, children: [shaped($0), submit]))
      } ?? submit
    let column = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 5, alignment: .fill, children: fields.map { .field($0) }))
    let last =
      inset > 0
      ? OverlayNode.box(
        OverlayNode.Box(buttons, margins: Insets(horizontal: inset, vertical: 0)))
      : buttons
    let pieces = [.text(title)] + (fields.isEmpty ? [] : [column]) + [last]
    return OverlayContent(
      .scroll(
        OverlayNode.Scroll(
          .stack(
            OverlayNode.Stack(
              .vertical, spacing: 20, alignment: .fill,
              padding: Insets(horizontal: 20, vertical: 20), children: pieces)))))
  }
}
