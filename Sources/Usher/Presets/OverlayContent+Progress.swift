internal import UsherCore

/// Messages about progress, on a card.
extension OverlayContent {
  /// Returns a title above a progress bar.
  ///
  /// ```swift
  /// let done = ObservableValue(0.0)
  /// presenter.present(.progress("Sending", value: done))
  /// done.value = 0.5  // the bar is half full
  /// ```
  ///
  /// - Parameters:
  ///   - title: The work in progress.
  ///   - description: The text below the title, or `nil` if there is none.
  ///   - done: The progress, from 0 to 1.
  ///   - icon: The icon at the leading side, or `nil` if there is none.
  ///   - button: The button at the trailing side, for example to cancel, or `nil` if there is none.
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
    return card(of: [icon.map { .chip($0) }, column], button: button)
  }

  /// Adds a bar near the bottom edge, which empties during the overlay's lifetime.
  ///
  /// The bar is also shown before the overlay expands. `track` is the color of the elapsed time.
  public static func timed(
    _ content: OverlayContent, color: AdaptiveColor = .accent, track: AdaptiveColor = .clear
  ) -> OverlayContent {
    let bar = OverlayNode.box(
      OverlayNode.Box(
        .progress(OverlayNode.ProgressBar(.timeLeft, color: color, track: track, thickness: 3)),
        margins: Look.timeBar))
    func barred(_ node: OverlayNode) -> OverlayNode {
      .stack(OverlayNode.Stack(.vertical, spacing: 0, alignment: .fill, children: [node, bar]))
    }
    var timed = content
    timed.root = barred(content.root)
    timed.collapsed = content.collapsed.map(barred)
    return timed
  }

  /// Returns an activity indicator before a title above a description.
  ///
  /// While `isRunning` is `false`, the indicator is invisible, but still takes up space.
  public static func processing(
    _ title: OverlayNode.Text, description: OverlayNode.Text? = nil,
    isRunning: ObservableValue<Bool> = ObservableValue(true),
    button: OverlayNode.Button? = nil, color: AdaptiveColor = .accent
  ) -> OverlayContent {
    let sign = OverlayNode.Activity(
      size: 24, color: color, isRunning: isRunning, description: title.string)
    let lines = [OverlayNode.text(title)] + (description.map { [.text($0)] } ?? [])
    let inset = (Look.Notification.chip - sign.size) / 2
    return card(
      of: [
        .box(OverlayNode.Box(.activity(sign), padding: Insets(horizontal: inset, vertical: inset))),
        .stack(
          OverlayNode.Stack(
            .vertical, spacing: Look.Notification.lineGap, alignment: .fill, children: lines)),
      ], button: button)
  }

  /// Returns a row with the same shape as a notification with two lines.
  private static func card(
    of pieces: [OverlayNode?], button: OverlayNode.Button?
  ) -> OverlayContent {
    OverlayContent(
      .stack(
        OverlayNode.Stack(
          .horizontal, spacing: Look.Notification.gap,
          padding: Look.Notification.padding(lines: 2, hasIcon: true, hasButtons: button != nil),
          children: (pieces + [button.map { .button($0) }]).compactMap { $0 })))
  }
}
