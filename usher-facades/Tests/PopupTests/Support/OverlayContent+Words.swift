import Usher

extension OverlayContent {
  /// A text on a card.
  static func words(_ string: String) -> OverlayContent {
    OverlayContent(.text(OverlayNode.Text(string)))
  }
}
