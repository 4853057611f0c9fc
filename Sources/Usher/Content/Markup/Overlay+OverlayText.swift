public import UsherCore

/// Ready-made overlays whose text is Markdown, for example a string literal.
///
/// In other respects, each matches the function with a `String`, whose text is shown as it is.
extension Overlay {
  /// Returns a toast with emphasis and links.
  ///
  /// ```swift
  /// presenter.present(.toast("*Draft 3* was sent. [Show the outbox](https://example.org/outbox)"))
  /// ```
  public static func toast(
    _ text: OverlayText, icon: OverlayNode.Image.Source? = nil, button: OverlayNode.Button? = nil
  ) -> Overlay {
    toast(text.string, icon: icon, button: button).marked(by: text)
  }

  /// Returns a notification whose text has emphasis and links.
  public static func notification(
    icon: OverlayNode.Image.Source? = nil, title: String, text: OverlayText,
    button: OverlayNode.Button? = nil, closeButton: CloseButton = .whenEndless,
    theme: MessageTheme = .plain
  ) -> Overlay {
    notification(
      icon: icon, title: title, text: text.string, button: button, closeButton: closeButton,
      theme: theme
    ).marked(by: text)
  }

  /// Returns a notification with several buttons, whose text has emphasis and links.
  public static func notification(
    icon: OverlayNode.Image.Source? = nil, title: String, text: OverlayText,
    buttons: [OverlayNode.Button]
  ) -> Overlay {
    notification(icon: icon, title: title, text: text.string, buttons: buttons).marked(by: text)
  }

  /// Returns a message of a kind, whose text has emphasis and links.
  public static func message(
    _ kind: OverlayMessageKind, layout: MessageLayout? = nil, title: String = "",
    text: OverlayText, button: OverlayNode.Button? = nil
  ) -> Overlay {
    message(kind, layout: layout, title: title, text: text.string, button: button).marked(by: text)
  }

  /// Returns a banner whose text has emphasis and links.
  public static func banner(
    _ title: String, text: OverlayText, kind: BannerKind? = nil, button: OverlayNode.Button? = nil
  ) -> Overlay {
    banner(title, text: text.string, kind: kind, button: button).marked(by: text)
  }

  /// Returns an alert whose text has emphasis and links.
  public static func alert(
    _ title: String, text: OverlayText, buttons: [OverlayNode.Button] = []
  ) -> Overlay {
    alert(title, text: text.string, buttons: buttons).marked(by: text)
  }

  /// Returns a tip with emphasis and links.
  public static func tip(
    _ text: OverlayText, icon: OverlayNode.Image.Source? = nil, title: String? = nil,
    anchor: AnchorID, edge: Anchoring.Edge = .bottom, button: OverlayNode.Button? = nil
  ) -> Overlay {
    tip(text.string, icon: icon, title: title, anchor: anchor, edge: edge, button: button)
      .marked(by: text)
  }

  private func marked(by text: OverlayText) -> Overlay {
    var overlay = self
    overlay.content = content.marked(by: text)
    return overlay
  }
}

extension Presenter {
  /// Asks the user a question whose text has emphasis and links.
  ///
  /// In other respects, it matches the method with a `String`.
  ///
  /// ```swift
  /// let agrees = try await presenter.ask(
  ///   "Join the test?", text: "Our [privacy policy](https://example.org/privacy) applies.",
  ///   choices: [.choice("Not now", false, role: .cancel), .choice("Join", true)])
  /// ```
  public func ask<Answer: Sendable>(
    _ title: String, text: OverlayText, image: OverlayNode.Image? = nil,
    using preset: OverlayPreset = .question, name: String? = nil, dontAskAgain key: String? = nil,
    choices: [Choice<Answer>]
  ) async throws -> Answer? {
    try await reply(choices, using: preset, name: name, dontAskAgain: key) {
      preset.question(title, text: text.string, image: image, $0).marked(by: text)
    }.answer
  }
}

extension OverlayContent {
  /// Returns the content with the emphasis and the links of a text that it shows.
  func marked(by text: OverlayText) -> OverlayContent {
    let (marked, string) = (OverlayNode.Text(text), text.string.withoutControls)
    var content = self
    content.root = root.changingTexts { shown in
      if shown.string == string { shown.runs = marked.runs }
    }
    return content
  }
}
