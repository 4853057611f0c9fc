public import UsherCore

/// The frame of one node in a host's layout, for tests that compare hosts.
@_spi(Inspection) public struct PieceFrame: Hashable, Sendable {
  /// The kind of the node.
  public let kind: Kind
  /// The frame in points, relative to the overlay's card.
  public let frame: OverlayRect

  /// The kinds of visible nodes.
  public enum Kind: String, CaseIterable, Sendable {
    case activity, button, divider, field, image, input, progress, surface, symbol, text
  }

  /// Creates the frame of a node.
  public init(_ kind: Kind, _ frame: OverlayRect) {
    self.kind = kind
    self.frame = frame
  }
}
