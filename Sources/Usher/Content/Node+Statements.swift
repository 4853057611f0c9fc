extension Node {
  /// What its texts say, in reading order; empty ones are left out, and so is what buttons say.
  var statements: [String] {
    if case .text(let text) = self { return text.runs.isEmpty ? [] : [text.string] }
    return children.flatMap { $0.statements }
  }

  /// What its images show, in reading order; those that only decorate are left out.
  var imageLabels: [String] {
    if case .image(let image) = self { return image.label.map { [$0] } ?? [] }
    return children.flatMap { $0.imageLabels }
  }

  /// Whether a person can do anything with it: press, type or choose.
  var hasControls: Bool {
    !buttons.isEmpty || !fields.isEmpty || !ratings.isEmpty
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
