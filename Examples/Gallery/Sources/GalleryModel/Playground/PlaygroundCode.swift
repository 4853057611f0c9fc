internal import Usher

/// The Swift code that presents a playground's overlay.
package struct PlaygroundCode {
  private let playground: Playground

  package init(_ playground: Playground) {
    self.playground = playground
  }

  /// Formats the statements, for a scope with a `presenter`.
  ///
  /// Default settings are omitted.
  ///
  /// If a spring or a curve is created, the statements contain `try`.
  ///
  /// - Parameter width: The number of columns of a line.
  /// - Returns: Lines, without a line break after the last line.
  package func text(width: Int = 80) -> String {
    var statements: [Source] = []
    if playground.lane != LaneSettings() {
      statements.append(
        .call(
          "presenter.configure",
          [
            Source.Argument(nil, playground.base.lane.source),
            Source.Argument(nil, playground.lane.source),
          ]))
    }
    let overlay = Modifier.all.compactMap { $0.call(playground) }
      .reduce(playground.kind.source(expands: playground.base.expansion != nil)) {
        .method($0, $1)
      }
    statements.append(.call("presenter.present", [Source.Argument(nil, overlay)]))
    return statements.map { $0.text(prefix: $0.throwsErrors ? "try " : "", width: width) }
      .joined(separator: "\n")
  }
}
