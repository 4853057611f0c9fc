internal import UsherCore

/// Messages that tell how far something is, on a card.
extension OverlayContent {
  /// A title over a bar that fills.
  ///
  /// - Parameters:
  ///   - title: What is being done.
  ///   - done: How much of it is done, from 0 to 1.
  ///   - icon: At the near side; `nil` leaves it out.
  ///   - button: At the far side, such as one that stops it; `nil` leaves it out.
  ///   - color: The colour of what is done.
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

  /// Any content, with a bar along its bottom edge that empties as its time runs out.
  ///
  /// - Parameters:
  ///   - content: What is shown above the bar; its surface stays, and cuts the bar at its corners.
  ///   - color: The colour of the time that is left.
  ///   - track: The colour of the time that has passed.
  /// - Returns: The content; before it unfolds there is a bar, too.
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

  /// A sign that something goes on, before a title over a description.
  ///
  /// - Parameters:
  ///   - title: What goes on.
  ///   - description: Under the title; `nil` leaves it out.
  ///   - isRunning: Whether the sign turns; while it does not, its room is kept.
  ///   - color: The colour of the sign.
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
