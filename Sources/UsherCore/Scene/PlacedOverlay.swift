/// One overlay as it looks at one moment.
public struct PlacedOverlay: Hashable, Sendable {
  /// Which one it is.
  public let id: OverlayID
  /// Where it rests, or will rest.
  public let frame: Rect
  /// How far it is from there now.
  public let offset: Vector
  /// From 0, invisible, to 1, opaque.
  public let opacity: Double
  /// Whether it takes the pointer; false once it is on its way out.
  public let acceptsInput: Bool

  /// Where it is drawn now.
  public var currentFrame: Rect { frame.moved(by: offset) }
}
