internal import Usher

/// The Swift code that shows what is set in a playground.
package struct PlaygroundCode {
  private let playground: Playground

  /// Makes the code of a playground.
  package init(_ playground: Playground) {
    self.playground = playground
  }

  /// Statements for where a `presenter` is at hand; they need `try` where a spring or a curve is made.
  ///
  /// What nothing was set of is left out.
  package var text: String {
    var statements: [String] = []
    if playground.lane != LaneSettings() {
      statements.append(
        statement(
          .call(
            "presenter.configure",
            [
              Source.Argument(nil, playground.base.lane.source),
              Source.Argument(nil, playground.lane.source),
            ])))
    }
    statements += contents
    var arguments = [Source.Argument(nil, .word("content"))]
    if playground.overlay != Overlay() {
      statements.append(statement(playground.overlay.source, as: "overlay"))
      arguments.append(Source.Argument("as", .word("overlay")))
    }
    if let name = playground.name { arguments.append(Source.Argument("name", name.source)) }
    statements.append(statement(.call("presenter.present", arguments)))
    return statements.joined(separator: "\n")
  }

  private var contents: [String] {
    guard playground.hasOwnContent else { return [statement(message, as: "content")] }
    var arguments = Arguments()
    let style = playground.theme.style
    arguments.add("style", style, unless: .card)
    arguments.add("scrim", playground.scrim, unless: .scrim)
    arguments.add("appearance", playground.appearance)
    arguments.add("haptic", playground.haptic)
    return [
      statement(message, as: "message"),
      statement(
        .call("Content", [Source.Argument(nil, .word("message.root"))] + arguments.list),
        as: "content"),
    ]
  }

  private var message: Source {
    let kind = playground.kind
    var arguments = Arguments()
    arguments.add("icon", kind.icon)
    arguments.add("title", kind.title)
    arguments.add("description", kind.description)
    var list = arguments.list
    if let button = kind.button {
      list.append(
        Source.Argument(
          "button", .call("Button", [Source.Argument(nil, button.title.source)])))
    }
    let theme = playground.theme
    if theme != .plain { list.append(Source.Argument("theme", source(of: theme))) }
    return .call("Content.notification", list)
  }

  private func source(of theme: MessageTheme) -> Source {
    .call(
      "MessageTheme",
      [
        Source.Argument("style", theme.style.source),
        Source.Argument("title", theme.title.source),
        Source.Argument("description", theme.description.source),
        Source.Argument("icon", theme.icon.source),
        Source.Argument("button", theme.button.source),
      ])
  }

  private func statement(_ source: Source, as name: String? = nil) -> String {
    source.text(
      prefix: (name.map { "let \($0) = " } ?? "") + (source.throwsErrors ? "try " : ""))
  }
}
