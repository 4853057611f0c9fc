/// What an overlay shows: its pieces, and the surface they stand on.
public struct Content: Sendable {
  /// The pieces.
  public let root: Node
  /// The surface.
  public let style: Style
  /// What the backdrop behind it is filled with, where the overlay has one.
  public let scrim: Color

  /// Makes content; without `style` it stands on the standard card, and without `scrim` a backdrop
  /// darkens what lies behind by 30 %.
  public init(_ root: Node, style: Style = .card, scrim: Color = .scrim) {
    self.root = root
    self.style = style
    self.scrim = scrim
  }

  /// What the `action`th button does; `nil` where there is none.
  func button(_ action: Int) -> Button? {
    let buttons = root.buttons
    return buttons.indices.contains(action) ? buttons[action] : nil
  }
}
