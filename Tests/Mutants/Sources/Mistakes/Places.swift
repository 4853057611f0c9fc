import SwiftSyntax

/// The positions of a file's code.
struct Places {
  private let lines: SourceLocationConverter

  init(of file: SourceFileSyntax) {
    lines = SourceLocationConverter(fileName: "", tree: file)
  }

  /// A mistake around the code from one node to the end of another.
  func mistake(
    _ kind: Mistake.Kind, from first: some SyntaxProtocol, to last: any SyntaxProtocol,
    _ planting: Mistake.Planting
  ) -> Mistake {
    let start = first.positionAfterSkippingLeadingTrivia
    let end = last.endPositionBeforeTrailingTrivia
    let isOne = first.id == last.id
    let text =
      isOne ? first.trimmedDescription : "\(first.trimmedDescription)\n\(last.trimmedDescription)"
    return Mistake(
      kind: kind, range: start.utf8Offset..<end.utf8Offset,
      lines: lines.location(for: start).line...lines.location(for: end).line,
      original: OneLine.shown(text), planting: planting)
  }
}

/// Code on one line.
enum OneLine {
  /// The code of a node on one line, or `nil` if its line ends have a meaning.
  static func text(_ node: some SyntaxProtocol) -> String? {
    let text = node.trimmedDescription
    guard text.contains("\n") else { return text }
    guard !text.contains("//"), !text.contains("{"), !text.contains("\"\"\"") else { return nil }
    return shown(text)
  }

  /// Code as the report shows it, which may not compile.
  static func shown(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
