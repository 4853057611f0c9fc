/// What an overlay shows: its pieces, and the surface they stand on.
public struct Content: Sendable {
  /// The pieces.
  public let root: Node
  /// The surface.
  public let style: Style
  /// What the backdrop behind it is filled with, where the overlay has one.
  public let scrim: Color
  /// What it is to those who do not see it.
  public var semantics: Semantics

  /// Makes content; without `style` it stands on the standard card, without `scrim` a backdrop darkens
  /// what lies behind by 30 %, and without `semantics` its texts tell what it is.
  public init(
    _ root: Node, style: Style = .card, scrim: Color = .scrim, semantics: Semantics = Semantics()
  ) {
    self.root = root
    self.style = style
    self.scrim = scrim
    self.semantics = semantics
  }

  /// What the `action`th button does; `nil` where there is none.
  func button(_ action: Int) -> Button? {
    let buttons = root.buttons
    return buttons.indices.contains(action) ? buttons[action] : nil
  }
}
