package import UsherCore

/// The place of one piece of content as a host has laid it out, for tests that hold hosts against each other.
package struct PieceFrame: Hashable, Sendable {
  /// The kind of the piece.
  package let kind: Kind
  /// The place in points, relative to the overlay's card.
  package let frame: Rect

  /// The kinds of pieces that are seen.
  package enum Kind: String, CaseIterable, Sendable {
    case activity, button, divider, field, image, progress, surface, symbol, text
  }

  /// Notes the place of a piece.
  package init(_ kind: Kind, _ frame: Rect) {
    self.kind = kind
    self.frame = frame
  }
}
