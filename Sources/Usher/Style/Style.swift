/// The surface an overlay's content, or a box in it, stands on.
public struct Style: Hashable, Sendable {
  /// What it is filled with.
  public let background: Background
  /// How round its corners are.
  public let corners: Corners
  /// The line along its edge; `nil` draws none.
  public let border: Border?
  /// Its shadow; `nil` casts none.
  public let shadow: Shadow?
  /// Whether what stands on it is cut at its corners.
  ///
  /// Needed only for what reaches into them, such as pictures from edge to edge; it costs time in every
  /// frame.
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

  /// Makes a style with four corners alike; a radius of more than half its height is as round as can
  /// be.
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
  /// Nothing to be seen: content that brings its own surface.
  public static let clear = Style(background: .clear, corners: .none, shadow: nil)
}
