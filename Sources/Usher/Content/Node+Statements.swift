extension Node {
  /// What its texts say, in reading order; empty ones are left out, and so is what buttons say.
  var statements: [String] {
    switch self {
    case .stack(let stack): stack.children.flatMap { $0.statements }
    case .text(let text): text.string.isEmpty ? [] : [text.string]
    case .image, .button: []
    }
  }

  /// What its images show, in reading order; those that only decorate are left out.
  var imageLabels: [String] {
    switch self {
    case .stack(let stack): stack.children.flatMap { $0.imageLabels }
    case .image(let image): image.label.map { [$0] } ?? []
    case .text, .button: []
    }
  }
}

extension Sequence<String> {
  /// One after the other, with a full stop where a piece ends without a mark, so that a voice pauses.
  var asSentences: String {
    reduce(into: "") { sentences, piece in
      if let last = sentences.last { sentences += last.isPunctuation ? " " : ". " }
      sentences += piece
    }
  }
}
