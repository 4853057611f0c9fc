import Usher

extension Content {
  /// One text on a card.
  static func words(_ string: String) -> Content {
    Content(.text(Text(string)))
  }
}
