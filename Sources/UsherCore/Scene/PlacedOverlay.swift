/// One overlay as it looks at one moment.
public struct PlacedOverlay: Hashable, Sendable {
  /// Which one it is.
  public let id: OverlayID
  /// Where it rests, or will rest.
  public let frame: Rect
  /// How far its background reaches beyond the frame at each edge.
  public let bleed: Insets
  /// How far it is from there now.
  public let offset: Vector
  /// How large it is drawn, about the centre of its frame; 1 is its own size.
  public let scale: Double
  /// How far it is turned clockwise about the centre of its frame, in radians.
  public let rotation: Double
  /// From 0, invisible, to 1, opaque.
  public let opacity: Double
  /// How visible the scrim behind it is, from 0 to 1; `nil` where it has none.
  public let scrim: Double?
  /// Whether it takes the pointer; false once it is on its way out.
  public let acceptsInput: Bool

  init(
    id: OverlayID, frame: Rect, bleed: Insets = .zero, offset: Vector, scale: Double = 1,
    rotation: Double = 0, opacity: Double, scrim: Double? = nil, acceptsInput: Bool
  ) {
    self.id = id
    self.frame = frame
    self.bleed = bleed
    self.offset = offset
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
    self.scrim = scrim
    self.acceptsInput = acceptsInput
  }

  /// Where it is drawn now, as if it were upright.
  public var currentFrame: Rect {
    Rect(
      x: frame.minX + offset.dx + frame.size.width * (1 - scale) / 2,
      y: frame.minY + offset.dy + frame.size.height * (1 - scale) / 2,
      width: frame.size.width * scale, height: frame.size.height * scale)
  }

  /// Where its background is drawn now, as if it were upright; there it takes the pointer.
  public var backgroundFrame: Rect { currentFrame.outset(by: bleed * scale) }
}
