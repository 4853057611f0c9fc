/// An observer of the values in shown content that the presenter acts on when they change: the
/// mistakes in its fields, the amount of its progress bar, and its live texts.
@MainActor
final class ContentFollower {
  // The values keep the closures that follow them, which therefore must not keep the nodes.
  private let nodes: [OverlayNode]
  /// The multiple of ten per cent that was announced last, or at which the progress began; `nil`
  /// before the overlay appears.
  private var lastStep: Int?

  /// Calls `act` with each node whose value has changed, for as long as the object lives.
  ///
  /// - Parameters:
  ///   - nodes: The nodes to follow, as `changing` returns them.
  ///   - earlier: The observer of the content before, whose progress goes on.
  ///   - act: Called after each change.
  init(
    _ nodes: [OverlayNode], after earlier: ContentFollower?,
    _ act: @escaping @MainActor (OverlayNode) -> Void
  ) {
    self.nodes = nodes
    lastStep = earlier?.lastStep
    for (number, node) in nodes.enumerated() {
      let tell = { @MainActor [weak self] in
        if let node = self?.nodes[number] { act(node) }
      }
      if case .field(let field) = node { field.error?.addObserver(self, tell) }
      if case .progress(let bar) = node { bar.amount?.addObserver(self, tell) }
      if case .text(let text) = node { text.live?.value.addObserver(self, tell) }
    }
  }

  /// Follows the amount that `root` shows, and returns the newest multiple of ten per cent that it
  /// has passed since the last one was announced; `nil` for none.
  ///
  /// The first amount, and one at least ten per cent below the last announced one, begins anew. A
  /// smaller fall does not, so that an amount that wavers is not announced again and again.
  func followAmount(in root: OverlayNode) -> Int? {
    guard let percent = root.shownBar?.percent else { return nil }
    let step = percent / 10 * 10
    guard let lastStep, percent > lastStep - 10 else {
      lastStep = step
      return nil
    }
    return step > lastStep ? step : nil
  }

  /// Notes that a multiple of ten per cent is announced.
  func announced(_ step: Int) { lastStep = step }
}

extension OverlayNode {
  /// The fields that may show a mistake, the bars that show an amount and the live texts, also
  /// those of buttons, in reading order; for pages, those of all of them, whether shown or not.
  var changing: [OverlayNode] {
    switch self {
    case .field(let field): field.error == nil ? [] : [self]
    case .progress(let bar): bar.amount == nil ? [] : [self]
    case .text(let text): text.live == nil ? [] : [self]
    case .button(let button): button.label.live == nil ? [] : [.text(button.label)]
    case .stack, .box, .pages, .scroll: children.flatMap { $0.changing }
    case .image, .rating, .activity, .divider, .spacer, .native: []
    }
  }

  /// The first bar that shows an amount, on no other than the shown pages; `nil` for none.
  @MainActor
  fileprivate var shownBar: ProgressBar? {
    switch self {
    case .progress(let bar): bar.amount == nil ? nil : bar
    case .pages(let pages): pages.position.flatMap { pages.all[$0].shownBar }
    case .stack, .box, .scroll: children.reduce(nil) { $0 ?? $1.shownBar }
    case .text, .image, .button, .field, .rating, .activity, .divider, .spacer, .native: nil
    }
  }
}
