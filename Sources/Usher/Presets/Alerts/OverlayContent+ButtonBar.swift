extension OverlayContent {
  /// A bar of buttons and nothing else.
  ///
  /// - Parameter bar: The buttons; whether it unfolds does not count, since nothing is there before.
  /// - Returns: The content, on a card that cuts the buttons at its corners; without any button it has
  ///   nothing to show.
  public static func buttonBar(_ bar: ButtonBar) -> OverlayContent {
    OverlayContent(bar.node ?? .stack(Node.Stack(.vertical, children: [])), style: .cut)
  }
}

extension Style {
  /// A card that cuts at its corners what reaches into them, as buttons from edge to edge do.
  static let cut = Style(background: .color(.card), clipsContent: true)
}
