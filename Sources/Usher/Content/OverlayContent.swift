/// What an overlay shows: its pieces, and the surface they stand on.
public struct OverlayContent: Sendable {
  /// The pieces.
  public var root: Node
  /// The surface.
  public var style: Style
  /// What the backdrop behind it is filled with, where the overlay has one.
  public var scrim: Background
  /// What is shown in place of `root` until the overlay unfolds; `nil` shows `root` at once.
  ///
  /// An overlay that says nothing of unfolding does so as alerts unfold their buttons.
  public var folded: Node?
  /// Whether it is light or dark whatever the system is; `nil` follows the system.
  public var appearance: Appearance?
  /// What a person may feel when it comes; `nil` for nothing.
  public var haptic: Haptic?
  /// What it is to those who do not see it.
  public var semantics: Semantics

  /// Makes content.
  ///
  /// - Parameters:
  ///   - root: The pieces.
  ///   - style: The surface; without it, the standard card.
  ///   - scrim: What a backdrop is filled with; without it, what lies behind is darkened by 30 %.
  ///   - folded: What is shown before the overlay unfolds.
  ///   - appearance: Light or dark, whatever the system is.
  ///   - haptic: What a person may feel when it comes.
  ///   - semantics: What it is to those who do not see it; without it, its texts tell.
  public init(
    _ root: Node, style: Style = .card, scrim: Background = .scrim, folded: Node? = nil,
    appearance: Appearance? = nil, haptic: Haptic? = nil, semantics: Semantics = Semantics()
  ) {
    self.root = root
    self.style = style
    self.scrim = scrim
    self.folded = folded
    self.appearance = appearance
    self.haptic = haptic
    self.semantics = semantics
  }

  /// How far its shadow may reach outside it, or that of a box in it, in points.
  var shadowReach: Double {
    max(style.shadow?.reach ?? 0, root.shadowReach)
  }

  /// The same as it is to be built: in its short form, where it has one and the overlay is folded.
  func asShown(isFolded: Bool) -> OverlayContent {
    guard let folded, isFolded else { return self }
    var shown = self
    shown.root = folded
    shown.folded = nil
    return shown
  }

  /// What the `action`th button does; `nil` where there is none.
  func button(_ action: Int) -> Node.Button? {
    let buttons = root.buttons
    return buttons.indices.contains(action) ? buttons[action] : nil
  }
}
