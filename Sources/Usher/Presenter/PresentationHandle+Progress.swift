internal import UsherCore

extension PresentationHandle {
  /// The overlay's progress, from 0 to 1, or `nil` if it has no progress bar.
  ///
  /// Setting it changes the first progress bar of the content. If there is no bar, one is added
  /// below the content and replaces an activity indicator. Setting `nil` does nothing, and neither
  /// does a change after the request has ended.
  ///
  /// ```swift
  /// let sending = presenter.present(.progress("Sending"))
  /// sending.progress = 0.5
  /// ```
  public var progress: Double? {
    get { bar?.value }
    set {
      guard let newValue else { return }
      presenter?.append(.act { [self] in show(newValue) })
    }
  }

  private var bar: ObservableValue<Double>? {
    guard presenter?.hasRequest(id) == true else { return nil }
    return request?.content?.root.changing.lazy.compactMap { node in
      if case .progress(let bar) = node { bar.amount } else { nil }
    }.first
  }

  private func show(_ progress: Double) {
    if let bar { return bar.value = progress }
    guard var content = request?.given else { return }
    let bar = OverlayNode.ProgressBar(
      .done(ObservableValue(progress)), description: content.root.texts.first ?? "")
    content.root = .stack(
      OverlayNode.Stack(
        .vertical, spacing: 0, alignment: .fill,
        children: [
          content.root.withoutActivity ?? .stack(OverlayNode.Stack(.vertical, children: [])),
          .box(
            OverlayNode.Box(
              .progress(bar), margins: Insets(top: 0, left: 16, bottom: 14, right: 16))),
        ]))
    presenter?.transform(id, to: content)
  }
}

extension OverlayNode {
  /// The node without its activity indicators, or `nil` if it has no other content.
  fileprivate var withoutActivity: OverlayNode? {
    switch self {
    case .activity: return nil
    case .stack(var stack):
      stack.children = stack.children.compactMap(\.withoutActivity)
      return stack.children.isEmpty ? nil : .stack(stack)
    case .box(var box):
      guard let child = box.child else { return self }
      box.child = child.withoutActivity
      return box.child.map { _ in .box(box) }
    case .scroll, .pages, .text, .image, .button, .field, .input, .rating, .progress, .divider,
      .spacer, .native:
      return self
    }
  }
}
