extension Node {
  /// What its texts say, in reading order; empty ones are left out, and so is what buttons say.
  var statements: [String] {
    switch self {
    case .text(let text): text.runs.isEmpty ? [] : [text.string]
    case .native(let view): view.says.filter { !$0.isEmpty }
    case .stack, .box, .pages, .scroll, .image, .button, .field, .rating, .activity, .progress,
      .divider, .spacer:
      children.flatMap { $0.statements }
    }
  }

  /// What its images show, in reading order; those that only decorate are left out.
  var imageLabels: [String] {
    if case .image(let image) = self { return image.label.map { [$0] } ?? [] }
    return children.flatMap { $0.imageLabels }
  }

  /// Whether a person can do anything with it: press, type or choose.
  var hasControls: Bool {
    !buttons.isEmpty || !fields.isEmpty || !ratings.isEmpty || hasNativeControls
  }

  private var hasNativeControls: Bool {
    if case .native(let view) = self {
      view.hasControls
    } else {
      children.contains { $0.hasNativeControls }
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
