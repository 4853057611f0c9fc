import Usher

extension OverlayContent {
  /// One text on a card.
  static func words(_ string: String) -> OverlayContent {
    OverlayContent(.text(Node.Text(string)))
  }
}
