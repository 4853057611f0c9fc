public import UsherCore

extension OverlayContent {
  /// Returns a form as in SwiftEntryKit: a title, text fields, and a button; the form scrolls if it
  /// does not fit.
  ///
  /// Return goes on from field to field; in the last field it presses the button. Each field's
  /// `text` always holds the current input.
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
  ///   - title: The title; an empty title takes no room.
  ///   - fields: The fields, from the top; one of them may ask for the keyboard focus. Without
  ///     fields there is no gap for them.
  ///   - button: The button at the bottom, as wide as the fields less `inset` at both ends, with a
  ///     label of one line; Return presses it.
  ///   - cancel: A button on the leading side of `button`, as wide; `nil` for none.
  ///   - padding: The distances between the button's edges and its label, in points.
  ///   - inset: The distances between the button and the fields' ends, in points.
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
