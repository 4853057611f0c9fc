/// What an overlay shows: its pieces, and the surface they stand on.
public struct Content: Sendable {
  /// The pieces.
  public let root: Node
  /// The surface.
  public let style: Style

  /// Makes content; without `style` it stands on the standard card.
  public init(_ root: Node, style: Style = .card) {
    self.root = root
    self.style = style
  }

  /// What the `action`th button does; `nil` where there is none.
  func button(_ action: Int) -> Button? {
    let buttons = root.buttons
    return buttons.indices.contains(action) ? buttons[action] : nil
  }
}
