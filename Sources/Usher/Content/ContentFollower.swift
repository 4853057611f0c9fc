/// Observes the values in shown content whose changes the presenter must process: validation
/// errors, progress and live texts.
@MainActor
final class ContentFollower {
  // The values retain the closures that observe them, so the closures must not retain the nodes.
  private let nodes: [OverlayNode]
  /// The multiple of ten percent that was announced last, or at which the progress started.
  ///
  /// `nil` before the overlay appears.
  private var lastStep: Int?

  /// Calls `act` with each node whose value changes, as long as this object exists.
  ///
  /// - Parameters:
  ///   - nodes: The nodes to observe, as returned by `changing`.
  ///   - earlier: The observer of the previous content if the progress continues, otherwise `nil`.
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
      if case .input(let input) = node { input.error?.addObserver(self, tell) }
      if case .progress(let bar) = node { bar.amount?.addObserver(self, tell) }
      if case .text(let text) = node { text.live?.value.addObserver(self, tell) }
    }
  }

  /// Follows the progress in `root`, and returns the multiple of ten percent to announce, or `nil`
  /// if there is nothing to announce.
  ///
  /// If the progress falls by at least ten percent, the next announcements are relative to the new
  /// value. A smaller decrease is ignored, so that fluctuating progress isn't announced repeatedly.
  func followAmount(in root: OverlayNode) -> Int? {
    guard let percent = root.shownBar?.percent else { return nil }
    let step = percent / 10 * 10
    guard let lastStep, percent > lastStep - 10 else {
      lastStep = step
      return nil
    }
    return step > lastStep ? step : nil
  }

  func announced(_ step: Int) { lastStep = step }
}

extension OverlayNode {
  /// The fields and inputs that can have an error, the bars that show progress, and the live texts,
  /// including button labels.
  ///
  /// They are in reading order and include hidden pages.
  var changing: [OverlayNode] {
    switch self {
    case .field(let field): field.error == nil ? [] : [self]
    case .input(let input): input.error == nil ? [] : [self]
    case .progress(let bar): bar.amount == nil ? [] : [self]
    case .text(let text): text.live == nil ? [] : [self]
    case .button(let button): button.label.live == nil ? [] : [.text(button.label)]
    case .stack, .box, .pages, .scroll: children.flatMap { $0.changing }
    case .image, .rating, .activity, .divider, .spacer, .native: []
    }
  }

  /// The first visible bar that shows progress, or `nil` if there is none.
  @MainActor
  fileprivate var shownBar: ProgressBar? {
    switch self {
    case .progress(let bar): bar.amount == nil ? nil : bar
    case .pages(let pages): pages.position.flatMap { pages.all[$0].shownBar }
    case .stack, .box, .scroll: children.reduce(nil) { $0 ?? $1.shownBar }
    case .text, .image, .button, .field, .input, .rating, .activity, .divider, .spacer, .native: nil
    }
  }
}
