internal import Usher

/// The Swift code that presents a playground's overlay.
package struct PlaygroundCode {
  private let playground: Playground

  /// Creates the code of a playground.
  package init(_ playground: Playground) {
    self.playground = playground
  }

  /// Formats the statements, for a scope with a `presenter`.
  ///
  /// They contain `try` if a spring or a curve is created.
  ///
  /// Settings left at their defaults are omitted.
  ///
  /// - Parameter width: The number of columns of a line.
  /// - Returns: Lines, without a line break after the last.
  package func text(width: Int = 80) -> String {
    func statement(_ source: Source, as name: String? = nil) -> String {
      source.text(
        prefix: (name.map { "let \($0) = " } ?? "") + (source.throwsErrors ? "try " : ""),
        width: width)
    }
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
    let content = playground.kind.source(
      letters: playground.letters, expands: playground.base.expansion != nil)
    statements.append(statement(content, as: "content"))
    var arguments = [Source.Argument(nil, .word("content"))]
    let attributes = playground.attributes
    if attributes.hasSurface {
      statements.append(statement(attributes.source, as: "attributes"))
      arguments.append(Source.Argument("using", .word("attributes")))
    } else if attributes.configuration != OverlayConfiguration() {
      statements.append(statement(attributes.configuration.source, as: "overlay"))
      arguments.append(Source.Argument("as", .word("overlay")))
    }
    if let name = playground.name { arguments.append(Source.Argument("name", name.source)) }
    statements.append(statement(.call("presenter.present", arguments)))
    return statements.joined(separator: "\n")
  }
}

extension OverlayPreset {
  /// Whether the preset sets more than its configuration.
  fileprivate var hasSurface: Bool {
    style != .card || scrim != .scrim || appearance != nil || haptic != nil
  }
}
