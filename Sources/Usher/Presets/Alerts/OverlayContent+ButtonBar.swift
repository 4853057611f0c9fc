extension OverlayContent {
  /// Returns a bar of buttons and nothing else.
  ///
  /// - Parameter bar: The buttons; `unfolds` is ignored, because nothing would be shown before.
  /// - Returns: The content, on a card that clips the buttons at its corners; empty for a bar
  ///   without buttons.
  public static func buttonBar(_ bar: ButtonBar) -> OverlayContent {
    OverlayContent(bar.node ?? .stack(Node.Stack(.vertical, children: [])), style: .cut)
  }
}

extension Style {
  /// A card that clips content at its corners, such as buttons from edge to edge.
  static let cut = Style(background: .color(.card), clipsContent: true)
}
