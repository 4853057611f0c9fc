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
  /// How the scrim behind it looks; `nil` where it has none.
  public let scrim: Scrim?
  /// How much of its lifetime is left, from 1 at the start to 0 at the end; `nil` where it has no end,
  /// or does not show it.
  ///
  /// It is 1 before the countdown begins, stands still while that is held, and stays as it was on the way
  /// out.
  public let timeLeft: Double?
  /// Whether it takes the pointer; false once it is on its way out.
  public let acceptsInput: Bool
  /// Whether it is one of a pile that a person has spread out.
  public let isSpread: Bool

  init(
    id: OverlayID, frame: Rect, bleed: Insets = .zero, offset: Vector, scale: Double = 1,
    rotation: Double = 0, opacity: Double, scrim: Scrim? = nil, timeLeft: Double? = nil,
    acceptsInput: Bool, isSpread: Bool = false
  ) {
    self.id = id
    self.frame = frame
    self.bleed = bleed
    self.offset = offset
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
    self.scrim = scrim
    self.timeLeft = timeLeft
    self.acceptsInput = acceptsInput
    self.isSpread = isSpread
  }

  /// The same overlay with another share of its lifetime left.
  package func showing(timeLeft: Double?) -> PlacedOverlay {
    PlacedOverlay(
      id: id, frame: frame, bleed: bleed, offset: offset, scale: scale, rotation: rotation,
      opacity: opacity, scrim: scrim, timeLeft: timeLeft, acceptsInput: acceptsInput,
      isSpread: isSpread)
  }

  /// Where it is drawn now, as if it were upright.
  public var currentFrame: Rect { frame.moved(by: offset).scaled(by: scale) }

  /// Whether `point` lies on it as it is drawn now, its background included, turned and scaled; never
  /// where it has no size.
  public func contains(_ point: Point) -> Bool {
    backgroundFrame.contains(upright(point))
  }

  /// Where a point of it would be if it were upright.
  package func upright(_ point: Point) -> Point {
    guard rotation != 0 else { return point }
    // Turning the point back about the centre is the same as turning the overlay.
    let frame = currentFrame
    let center = Point(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    let way = point - center
    let (cosine, sine) = (Math.cosine(rotation), Math.sine(rotation))
    return Point(
      x: center.x + way.dx * cosine + way.dy * sine,
      y: center.y - way.dx * sine + way.dy * cosine)
  }

  /// Where its background is drawn now, as if it were upright; there it takes the pointer.
  public var backgroundFrame: Rect { currentFrame.outset(by: bleed * scale) }
}
