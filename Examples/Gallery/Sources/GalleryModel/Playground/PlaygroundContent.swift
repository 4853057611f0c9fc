internal import Usher

/// A kind of content that the playground can show.
package enum PlaygroundContent: Hashable, Sendable, CaseIterable {
  case message, messageWithButton, line, longText, note, popUp, alert, form, processing, timed

  /// Makes the content.
  ///
  /// - Parameters:
  ///   - letters: The colour of the text.
  ///   - expands: Whether the buttons of an alert expand later.
  /// - Returns: New content on each call.
  func content(letters: Playground.Letters, expands: Bool) -> OverlayContent {
    let color = letters.color
    switch self {
    case .message, .messageWithButton, .line, .longText:
      return .notification(
        icon: icon, title: title, description: description,
        button: self == .messageWithButton ? OverlayNode.Button("Undo") : nil,
        theme: color.map(Self.theme) ?? .plain)
    case .note: return .note(text(.note, color))
    case .popUp:
      return .popUp(
        image: ThemeImage(OverlayNode.Image(.glyph(.gift), size: 60, color: color ?? .accent)),
        title: text(.title, color), description: text(.words, color),
        button: OverlayNode.Button("Got it"))
    case .alert:
      return .alert(
        title: text(.title, color), description: text(.words, color),
        bar: ButtonBar(
          [OverlayNode.Button("Cancel"), OverlayNode.Button("OK", isDefault: true)],
          expands: expands))
    case .form:
      return .form(
        title: text(.title, color),
        fields: [
          OverlayNode.Field(
            ObservableValue(""),
            placeholder: OverlayNode.Text("E-mail", color: color ?? .secondaryLabel),
            purpose: .email, separator: .separator, isFirst: true)
        ], button: OverlayNode.Button("Continue"))
    case .processing: return .processing(text(.note, color))
    case .timed:
      return .timed(
        .notification(title: title, theme: color.map(Self.theme) ?? .plain))
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

  private var description: String? {
    switch self {
    case .message, .messageWithButton: "Change any setting to see its effect."
    case .longText:
      "And so does a description. The card grows with its text."
    case .line, .note, .popUp, .alert, .form, .processing, .timed: nil
    }
  }

  /// The role of a text.
  private enum Kind {
    case title, words, note
  }

  private func text(_ kind: Kind, _ color: AdaptiveColor?) -> OverlayNode.Text {
    switch kind {
    case .title:
      OverlayNode.Text(
        title, size: 17, weight: .semibold, color: color ?? .label, alignment: .center)
    case .words: OverlayNode.Text("Change any setting.", color: color ?? .label, alignment: .center)
    case .note: OverlayNode.Text(title, color: color ?? .label, alignment: .center)
    }
  }

  private static func theme(_ color: AdaptiveColor) -> MessageTheme {
    MessageTheme(style: .card, title: color, description: color, icon: color, button: color)
  }
}

extension PlaygroundContent {
  /// Returns the code of the content.
  func source(letters: Playground.Letters, expands: Bool) -> Source {
    let color = letters.color
    func argument(_ label: String?, _ value: Source) -> Source.Argument {
      Source.Argument(label, value)
    }
    func button(_ title: String, _ more: [Source.Argument] = []) -> Source {
      .call("OverlayNode.Button", [argument(nil, title.source)] + more)
    }
    switch self {
    case .message, .messageWithButton, .line, .longText:
      var arguments = Arguments()
      arguments.add("icon", icon)
      arguments.add("title", title)
      arguments.add("description", description)
      let undo = self == .messageWithButton ? [argument("button", button("Undo"))] : []
      return .call("OverlayContent.notification", arguments.list + undo + theme(color))
    case .note: return .call("OverlayContent.note", [argument(nil, source(.note, color))])
    case .popUp:
      let image = Source.call(
        "OverlayNode.Image",
        [
          argument(nil, .word(".glyph(.gift)")), argument("size", 60.source),
          argument("color", (color ?? .accent).source),
        ])
      return .call(
        "OverlayContent.popUp",
        [
          argument("image", .call("ThemeImage", [argument(nil, image)])),
          argument("title", source(.title, color)),
          argument("description", source(.words, color)), argument("button", button("Got it")),
        ])
    case .alert:
      let buttons = Source.list([
        button("Cancel"), button("OK", [argument("isDefault", true.source)]),
      ])
      return .call(
        "OverlayContent.alert",
        [
          argument("title", source(.title, color)),
          argument("description", source(.words, color)),
          argument(
            "bar",
            .call(
              "ButtonBar",
              [argument(nil, buttons)] + (expands ? [argument("expands", true.source)] : []))),
        ])
    case .form:
      let field = Source.call(
        "OverlayNode.Field",
        [
          argument(nil, .word("ObservableValue(\"\")")),
          argument(
            "placeholder",
            .call(
              "OverlayNode.Text",
              [
                argument(nil, "E-mail".source),
                argument("color", (color ?? .secondaryLabel).source),
              ])), argument("purpose", .word(".email")), argument("separator", .word(".separator")),
          argument("isFirst", true.source),
        ])
      return .call(
        "OverlayContent.form",
        [
          argument("title", source(.title, color)), argument("fields", .list([field])),
          argument("button", button("Continue")),
        ])
    case .processing:
      return .call("OverlayContent.processing", [argument(nil, source(.note, color))])
    case .timed:
      return .call(
        "OverlayContent.timed",
        [
          argument(
            nil, .call(".notification", [argument("title", title.source)] + theme(color)))
        ])
    }
  }

  private func source(_ kind: Kind, _ color: AdaptiveColor?) -> Source {
    var arguments = Arguments()
    switch kind {
    case .title:
      arguments.add(nil, title)
      arguments.add("size", 17.0)
      var list = arguments.list
      list.append(Source.Argument("weight", .word(".semibold")))
      return .call("OverlayNode.Text", list + Self.letters(color))
    case .words: arguments.add(nil, "Change any setting.")
    case .note: arguments.add(nil, title)
    }
    return .call("OverlayNode.Text", arguments.list + Self.letters(color))
  }

  private static func letters(_ color: AdaptiveColor?) -> [Source.Argument] {
    (color.map { [Source.Argument("color", $0.source)] } ?? [])
      + [Source.Argument("alignment", .word(".center"))]
  }

  private func theme(_ color: AdaptiveColor?) -> [Source.Argument] {
    guard let color else { return [] }
    let letters = ["title", "description", "icon", "button"].map {
      Source.Argument($0, color.source)
    }
    return [
      Source.Argument(
        "theme",
        .call("MessageTheme", [Source.Argument("style", .word(".card"))] + letters))
    ]
  }
}
