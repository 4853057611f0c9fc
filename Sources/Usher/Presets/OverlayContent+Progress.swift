internal import UsherCore

/// Messages about progress, on a card.
extension OverlayContent {
  /// Returns a title over a progress bar.
  ///
  /// ```swift
  /// let done = ObservableValue(0.0)
  /// presenter.present(.progress("Sending", value: done))
  /// done.value = 0.5  // the bar is half full
  /// ```
  ///
  /// - Parameters:
  ///   - title: The work in progress.
  ///   - description: The text below the title; `nil` for none.
  ///   - done: The progress, from 0 to 1.
  ///   - icon: The icon on the leading side; `nil` for none.
  ///   - button: The button on the trailing side, such as one to cancel; `nil` for none.
  ///   - color: The color of the bar's filled part.
  /// - Returns: The content.
  public static func progress(
    _ title: OverlayNode.Text, description: OverlayNode.Text? = nil, done: ObservableValue<Double>,
    icon: OverlayNode.Image? = nil,
    button: OverlayNode.Button? = nil,
    color: AdaptiveColor = .accent
  ) -> OverlayContent {
    let bar = OverlayNode.ProgressBar(.done(done), color: color, description: title.string)
    let column = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 8, alignment: .fill,
        children: [.text(title)] + (description.map { [.text($0)] } ?? []) + [.progress(bar)]))
    var row: [OverlayNode] = []
    if let icon { row.append(.image(icon)) }
    row.append(column)
    if let button { row.append(.button(button)) }
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
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
  ///   - color: The color of the remaining time.
  ///   - track: The color of the elapsed time.
  /// - Returns: The content; the bar is shown before expansion, too.
  public static func timed(
    _ content: OverlayContent, color: AdaptiveColor = .accent, track: AdaptiveColor = .clear
  ) -> OverlayContent {
    let bar = OverlayNode.progress(
      OverlayNode.ProgressBar(.timeLeft, color: color, track: track, thickness: 3))
    func barred(_ node: OverlayNode) -> OverlayNode {
      .stack(OverlayNode.Stack(.vertical, spacing: 0, alignment: .fill, children: [node, bar]))
    }
    let style = content.style
    var timed = content
    timed.root = barred(content.root)
    timed.collapsed = content.collapsed.map(barred)
    guard style != .clear else { return timed }
    timed.style = OverlayStyle(
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
  ///   - button: The button on the trailing side; `nil` for none.
  ///   - color: The color of the indicator.
  /// - Returns: The content.
  public static func processing(
    _ title: OverlayNode.Text, description: OverlayNode.Text? = nil,
    isRunning: ObservableValue<Bool> = ObservableValue(true),
    button: OverlayNode.Button? = nil, color: AdaptiveColor = .accent
  ) -> OverlayContent {
    let sign = OverlayNode.Activity(
      size: 24, color: color, isRunning: isRunning, description: title.string)
    let lines = [OverlayNode.text(title)] + (description.map { [.text($0)] } ?? [])
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .horizontal, spacing: 14,
          padding: Insets(top: 14, left: 16, bottom: 14, right: button == nil ? 16 : 10),
          children: [
            .activity(sign),
            .stack(OverlayNode.Stack(.vertical, spacing: 3, alignment: .fill, children: lines)),
          ] + (button.map { [.button($0)] } ?? []))))
  }
}
