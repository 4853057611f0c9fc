import Usher

extension Overlay {
  /// A text on a card.
  static func words(_ string: String) -> Overlay { Overlay { Text(string) } }
}
