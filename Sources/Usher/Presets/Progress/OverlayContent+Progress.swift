internal import UsherCore

/// Messages about progress, on a card.
extension OverlayContent {
  /// Returns a title over a progress bar.
  ///
  /// - Parameters:
  ///   - title: The work in progress.
  ///   - done: The progress, from 0 to 1.
  ///   - icon: The icon on the leading side; `nil` for none.
  ///   - button: The button on the trailing side, such as one to cancel; `nil` for none.
  ///   - color: The colour of the bar's filled part.
  /// - Returns: The content.
  public static func progress(
    _ title: Node.Text, done: Live<Double>, icon: Node.Image? = nil, button: Node.Button? = nil,
    color: AdaptiveColor = .accent
  ) -> OverlayContent {
    let bar = Node.ProgressBar(.done(done), color: color, description: title.string)
    let column = Node.stack(
      Node.Stack(.vertical, spacing: 8, alignment: .fill, children: [.text(title), .progress(bar)]))
    var row: [Node] = []
    if let icon { row.append(.image(icon)) }
    row.append(column)
    if let button { row.append(.button(button)) }
    return OverlayContent(
      .stack(
        Node.Stack(
          .horizontal, spacing: 14,
          padding: Insets(top: 14, left: 16, bottom: 14, right: button == nil ? 16 : 10),
          children: row)))
  }

  /// Returns any content with a bar along its bottom edge that empties during the overlay's
  /// lifetime.
  ///
  /// - Parameters:
  ///   - content: The content above the bar; it keeps its surface, which clips the bar at its
  ///     corners.
  ///   - color: The colour of the remaining time.
  ///   - track: The colour of the elapsed time.
  /// - Returns: The content; the bar is shown before unfolding, too.
  public static func timed(
    _ content: OverlayContent, color: AdaptiveColor = .accent, track: AdaptiveColor = .clear
  ) -> OverlayContent {
    let bar = Node.progress(Node.ProgressBar(.timeLeft, color: color, track: track, thickness: 3))
    func barred(_ node: Node) -> Node {
      .stack(Node.Stack(.vertical, spacing: 0, alignment: .fill, children: [node, bar]))
    }
    let style = content.style
    var timed = content
    timed.root = barred(content.root)
    timed.folded = content.folded.map(barred)
    guard style != .clear else { return timed }
    timed.style = Style(
      background: style.background, corners: style.corners, border: style.border,
      shadow: style.shadow, clipsContent: true)
    return timed
  }

  /// Returns an activity indicator before a title over a description.
  ///
  /// - Parameters:
  ///   - title: The work in progress.
  ///   - description: The text below the title; `nil` for none.
  ///   - isRunning: Whether the indicator turns; otherwise it keeps its room.
  ///   - color: The colour of the indicator.
  /// - Returns: The content.
  public static func processing(
    _ title: Node.Text, description: Node.Text? = nil, isRunning: Live<Bool> = Live(true),
    color: AdaptiveColor = .accent
  ) -> OverlayContent {
    let sign = Node.Activity(
      size: 24, color: color, isRunning: isRunning, description: title.string)
    let lines = [Node.text(title)] + (description.map { [.text($0)] } ?? [])
    return OverlayContent(
      .stack(
        Node.Stack(
          .horizontal, spacing: 14, padding: Insets(horizontal: 16, vertical: 14),
          children: [
            .activity(sign),
            .stack(Node.Stack(.vertical, spacing: 3, alignment: .fill, children: lines)),
          ])))
  }
}
