/// The surface of an overlay's content, or of a box in the content.
public struct Style: Hashable, Sendable {
  /// The surface's fill.
  public let background: Background
  /// The surface's corner radii.
  public let corners: Corners
  /// The line along the surface's edge; `nil` for none.
  public let border: Border?
  /// The surface's shadow; `nil` for none.
  public let shadow: Shadow?
  /// Whether content is clipped at the surface's corners.
  ///
  /// Only content that reaches into the corners, such as a picture from edge to edge, needs
  /// clipping; it costs time in every frame.
  public let clipsContent: Bool

  /// Makes a style.
  public init(
    background: Background, corners: Corners, border: Border? = nil, shadow: Shadow? = .card,
    clipsContent: Bool = false
  ) {
    self.background = background
    self.corners = corners
    self.border = border
    self.shadow = shadow
    self.clipsContent = clipsContent
  }

  /// Makes a style with four equal corners; a radius larger than half the surface's shorter side is
  /// shrunk to that half.
  public init(
    background: Background, cornerRadius: Double = 16, border: Border? = nil,
    shadow: Shadow? = .card, clipsContent: Bool = false
  ) {
    self.init(
      background: background, corners: .all(cornerRadius), border: border, shadow: shadow,
      clipsContent: clipsContent)
  }

  /// A card that follows the appearance.
  public static let card = Style(background: .color(.card))
  /// An invisible surface, for content that brings a surface of its own.
  public static let clear = Style(background: .clear, corners: .none, shadow: nil)
}
