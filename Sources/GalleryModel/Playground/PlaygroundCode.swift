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
  ///
  /// - Parameter width: How many columns a line has.
  /// - Returns: Lines, without a break after the last one.
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
      letters: playground.letters, unfolds: playground.base.unfolding != nil)
    statements.append(statement(content, as: "content"))
    var arguments = [Source.Argument(nil, .word("content"))]
    let attributes = playground.attributes
    if attributes != Attributes(overlay: attributes.overlay) {
      statements.append(statement(attributes.source, as: "attributes"))
      arguments.append(Source.Argument("using", .word("attributes")))
    } else if attributes.overlay != Overlay() {
      statements.append(statement(attributes.overlay.source, as: "overlay"))
      arguments.append(Source.Argument("as", .word("overlay")))
    }
    if let name = playground.name { arguments.append(Source.Argument("name", name.source)) }
    statements.append(statement(.call("presenter.present", arguments)))
    return statements.joined(separator: "\n")
  }
}
