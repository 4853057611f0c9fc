extension OverlayNode {
  /// The node's texts in reading order, without blank texts and without the titles of buttons.
  var statements: [String] {
    switch self {
    case .text(let text): text.string.allSatisfy(\.isWhitespace) ? [] : [text.string]
    case .native(let view): view.says.filter { !$0.isEmpty }
    case .stack, .box, .pages, .scroll, .image, .button, .field, .rating, .activity, .progress,
      .divider, .spacer:
      children.flatMap { $0.statements }
    }
  }

  /// The labels of the node's images, in reading order; decorative images are left out.
  var imageLabels: [String] {
    if case .image(let image) = self { return image.label.map { [$0] } ?? [] }
    return children.flatMap { $0.imageLabels }
  }

  /// Whether the node has controls: something to press, to type into or to choose.
  package var hasControls: Bool {
    switch self {
    case .button, .field, .rating: true
    case .native(let view): view.hasControls
    case .stack, .box, .pages, .scroll, .text, .image, .activity, .progress, .divider, .spacer:
      children.contains { $0.hasControls }
    }
  }
}

extension Sequence<String> {
  /// The strings joined into sentences: a string that ends without punctuation gets a full stop, so
  /// that a screen reader pauses.
  var asSentences: String {
    reduce(into: "") { sentences, piece in
      if let last = sentences.last {
        sentences += last.isPunctuation ? " " : OverlayStrings.current[.sentenceBreak]
      }
      sentences += piece
    }
  }
}
