internal import UsherCore

extension OverlayNode.Button {
  /// Returns a button that copies the overlay's text.
  ///
  /// The title is "Copy", or "Copied" for two seconds after a press, in the language of
  /// `OverlayStrings.current`. The button's width doesn't change. Screen readers announce "Copied".
  /// The button doesn't dismiss the overlay.
  ///
  /// ```swift
  /// presenter.present(
  ///   .message(.error, title: "Sending failed", text: "Error 4711", button: .copyButton()))
  /// ```
  ///
  /// - Parameter text: The text to copy, or `nil` for the overlay's copyable text. If `nil`, the
  ///   button has no effect in a private overlay or after the overlay has ended.
  /// - Returns: The button.
  @MainActor
  public static func copyButton(_ text: String? = nil) -> OverlayNode.Button {
    let (words, title) = (OverlayStrings.current, CopyTitle())
    var button = OverlayNode.Button(words[.copy], dismisses: false) { handle in
      guard let presenter = handle.presenter,
        presenter.copy(text ?? presenter.copyableText(of: handle.id))
      else { return }
      title.confirm(in: presenter)
    }
    button.label.live = OverlayNode.Text.Live(value: title.value)
    button.label.reservedStrings = [words[.copy], words[.copied]]
    return button
  }
}

/// The title of a copy button.
@MainActor
private final class CopyTitle {
  /// The time for which the title is "Copied".
  ///
  /// Usher's choice: as long as the shortest toasts.
  private static let pause = Duration.seconds(2)

  let value = ObservableValue(OverlayStrings.current[.copy])
  private var presses = 0

  /// Shows "Copied" until two seconds after the last press.
  func confirm(in presenter: Presenter) {
    presses += 1
    let press = presses
    let words = OverlayStrings.current
    value.value = words[.copied]
    presenter.act(after: Self.pause) { [self] in
      if press == presses { value.value = words[.copy] }
    }
  }
}
