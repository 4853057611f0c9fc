extension OverlayNode {
  /// The texts in reading order, without blank texts and button titles.
  var statements: [String] {
    switch self {
    case .text(let text): text.string.allSatisfy(\.isWhitespace) ? [] : [text.string]
    case .native(let view): view.says.filter { !$0.isEmpty }
    case .stack, .box, .pages, .scroll, .image, .button, .field, .input, .rating, .activity,
      .progress, .divider, .spacer:
      children.flatMap { $0.statements }
    }
  }

  /// The labels of images in reading order, without decorative images.
  var imageLabels: [String] {
    if case .image(let image) = self { return image.label.map { [$0] } ?? [] }
    return children.flatMap { $0.imageLabels }
  }

  /// Whether the node contains controls, such as buttons, fields or switches.
  package var hasControls: Bool {
    switch self {
    case .button, .field, .input, .rating: true
    case .native(let view): view.hasControls
    case .text(let text): text.hasLinks
    case .stack, .box, .pages, .scroll, .image, .activity, .progress, .divider, .spacer:
      children.contains { $0.hasControls }
    }
  }
}

extension Sequence<String> {
  /// The strings joined into sentences.
  ///
  /// If a string doesn't end with punctuation, a period is added, so that a screen reader pauses.
  var asSentences: String {
    reduce(into: "") { sentences, piece in
      if let last = sentences.last {
        sentences += last.isPunctuation ? " " : OverlayStrings.current[.sentenceBreak]
      }
      sentences += piece
    }
  }
}
