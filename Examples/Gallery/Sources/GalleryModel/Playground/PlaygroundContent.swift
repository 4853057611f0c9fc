internal import Usher

/// A kind of content that the playground can show.
package enum PlaygroundContent: Hashable, Sendable, CaseIterable {
  case message, messageWithButton, line, longText, note, popUp, alert, form, processing, timed

  /// Creates the overlay without modifiers.
  ///
  /// - Parameter expands: Whether the buttons of an alert expand later.
  /// - Returns: An overlay with new content for each call.
  func overlay(expands: Bool) -> Overlay {
    switch self {
    case .message, .messageWithButton, .line, .longText:
      .notification(
        icon: icon, title: title, text: text,
        button: self == .messageWithButton ? .button("Undo") : nil)
    case .note: Overlay(.note(OverlayNode.Text(title, alignment: .center)))
    case .popUp:
      Overlay(
        .popUp(
          image: ThemeImage(OverlayNode.Image(.glyph(.gift), size: 60, color: .accent)),
          title: heading, description: words, button: .button("Got it")))
    case .alert:
      Overlay(
        .alert(
          title: heading, description: words,
          bar: ButtonBar(
            [.button("Cancel"), OverlayNode.Button("OK", isDefault: true)], expands: expands)))
    case .form:
      Overlay(
        .form(
          title: heading,
          fields: [
            OverlayNode.Field(
              ObservableValue(""),
              placeholder: OverlayNode.Text("E-mail", color: .secondaryLabel),
              purpose: .email, separator: .separator, isFirst: true)
          ], button: .button("Continue")))
    case .processing: Overlay(.processing(OverlayNode.Text(title, alignment: .center)))
    case .timed: Overlay(.timed(.notification(title: title)))
    }
  }

  private var icon: OverlayNode.Image.Source? {
    switch self {
    case .message, .messageWithButton, .line: .star
    case .longText, .note, .popUp, .alert, .form, .processing, .timed: nil
    }
  }

  private var title: String {
    switch self {
    case .line: "Saved"
    case .longText: "A title that is too long for a single line wraps"
    case .message, .messageWithButton, .note, .popUp, .alert, .form, .processing, .timed:
      "Made in the playground"
    }
  }

  private var text: String? {
    switch self {
    case .message, .messageWithButton: "Change any setting to see its effect."
    case .longText:
      "And so does a description. The card grows with its text."
    case .line, .note, .popUp, .alert, .form, .processing, .timed: nil
    }
  }

  private var heading: OverlayNode.Text {
    OverlayNode.Text(title, size: 17, weight: .semibold, alignment: .center)
  }

  private var words: OverlayNode.Text {
    OverlayNode.Text("Change any setting.", alignment: .center)
  }
}

extension PlaygroundContent {
  /// Returns the code of the overlay without modifiers.
  func source(expands: Bool) -> Source {
    func call(_ name: String, _ arguments: (String?, Source)...) -> Source {
      .call(name, arguments.map { Source.Argument($0, $1) })
    }
    func text(_ string: String) -> Source {
      call("OverlayNode.Text", (nil, string.source), ("alignment", .word(".center")))
    }
    func button(_ title: String) -> Source { call(".button", (nil, title.source)) }
    let heading = call(
      "OverlayNode.Text", (nil, title.source), ("size", 17.source), ("weight", .word(".semibold")),
      ("alignment", .word(".center")))
    let words = text("Change any setting.")
    let content: Source
    switch self {
    case .message, .messageWithButton, .line, .longText:
      var arguments = Arguments()
      arguments.add("icon", icon)
      arguments.add("title", title)
      arguments.add("text", self.text)
      let undo =
        self == .messageWithButton ? [Source.Argument("button", button("Undo"))] : []
      return .call(".notification", arguments.list + undo)
    case .note: content = call(".note", (nil, text(title)))
    case .popUp:
      let image = call(
        "OverlayNode.Image", (nil, .word(".glyph(.gift)")), ("size", 60.source),
        ("color", .word(".accent")))
      content = call(
        ".popUp", ("image", call("ThemeImage", (nil, image))), ("title", heading),
        ("description", words), ("button", button("Got it")))
    case .alert:
      let ok = call("OverlayNode.Button", (nil, "OK".source), ("isDefault", true.source))
      var bar = Arguments()
      bar.add("expands", expands, unless: false)
      content = call(
        ".alert", ("title", heading), ("description", words),
        (
          "bar",
          .call(
            "ButtonBar",
            [Source.Argument(nil, .list([button("Cancel"), ok]))] + bar.list)
        ))
    case .form:
      let field = call(
        "OverlayNode.Field", (nil, .word("ObservableValue(\"\")")),
        (
          "placeholder",
          call("OverlayNode.Text", (nil, "E-mail".source), ("color", .word(".secondaryLabel")))
        ), ("purpose", .word(".email")), ("separator", .word(".separator")),
        ("isFirst", true.source))
      content = call(
        ".form", ("title", heading), ("fields", .list([field])), ("button", button("Continue")))
    case .processing: content = call(".processing", (nil, text(title)))
    case .timed:
      content = call(".timed", (nil, call(".notification", ("title", title.source))))
    }
    return call("Overlay", (nil, content))
  }
}
