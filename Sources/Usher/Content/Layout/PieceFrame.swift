public import UsherCore

/// The frame of one node as a host has laid it out, for tests that compare hosts.
@_spi(Inspection) public struct PieceFrame: Hashable, Sendable {
  /// The kind of the node.
  public let kind: Kind
  /// The frame in points, relative to the overlay's card.
  public let frame: OverlayRect

  /// The kinds of visible parts.
  public enum Kind: String, CaseIterable, Sendable {
    case activity, button, divider, field, image, progress, surface, symbol, text
  }

  /// Makes a record of a node's frame.
  public init(_ kind: Kind, _ frame: OverlayRect) {
    self.kind = kind
    self.frame = frame
  }
}
