/// The appearance of an overlay at one moment.
public struct PlacedOverlay: Equatable, Sendable {
  /// The overlay's id.
  public let id: OverlayID
  /// The overlay's resting frame.
  public private(set) var frame: OverlayRect
  /// The distance by which the background extends beyond the frame, for each edge.
  public let bleed: Insets
  /// The offset, scale and rotation relative to `frame`, and the current opacity.
  ///
  /// The opacity combines the overlay's motion, its own opacity, and the fading of overlays further
  /// back in a stack.
  package internal(set) var pose: Pose
  /// The scrim behind the overlay, or `nil` if it has none.
  public internal(set) var scrim: Scrim?
  /// The remaining fraction of the lifetime, from 1 to 0.
  ///
  /// It is `nil` if the lifetime is unlimited, or the overlay doesn't show the time left.
  ///
  /// Before the countdown starts, it is 1. While the countdown is paused and during the exit, it
  /// doesn't change.
  public internal(set) var timeLeft: Double?
  /// Whether the overlay receives the pointer.
  ///
  /// It is `false` if taps are forwarded, during the exit, while the overlay is invisible, and
  /// behind a backdrop that blocks the pointer. It is also `false` while the overlay moves across
  /// an attended overlay during its entrance.
  public let acceptsInput: Bool
  /// Whether the overlay belongs to an attended list or expanded stack.
  private(set) var isSpread: Bool
  /// The arrow to the overlay's anchor, as part of the surface, or `nil` if there is none.
  public let arrow: PlacedArrow?
  /// The hole in the scrim around the overlay's anchor, or `nil` if there is none.
  public internal(set) var spotlight: PlacedSpotlight?

  // This is inlined into `placed`, because a call would copy the appearance.
  @inline(__always) init(
    id: OverlayID, frame: OverlayRect, bleed: Insets, pose: Pose, scrim: Scrim?, timeLeft: Double?,
    acceptsInput: Bool, isSpread: Bool, arrow: PlacedArrow? = nil,
    spotlight: PlacedSpotlight? = nil
  ) {
    self.id = id
    self.frame = frame
    self.bleed = bleed
    self.pose = pose
    self.scrim = scrim
    self.timeLeft = timeLeft
    self.acceptsInput = acceptsInput
    self.isSpread = isSpread
    self.arrow = arrow
    self.spotlight = spotlight
  }

  /// The offset from the frame, in points.
  public var offset: Vector { pose.offset }

  /// The scale about the center of the frame, or 1 for the normal size.
  public var scale: Double { pose.scale }

  /// The clockwise rotation about the center of the frame, in radians.
  public var rotation: Double { pose.rotation }

  /// The opacity, from 0 (invisible) to 1 (opaque).
  public var opacity: Double { pose.opacity }

  package func showing(timeLeft: Double?) -> PlacedOverlay {
    var changed = self
    changed.timeLeft = timeLeft
    return changed
  }

  /// Whether a host can update the drawn overlay `other` without redrawing its content.
  ///
  /// The host then only moves and fades the overlay, and redraws the scrim, its hole and the bar of
  /// the time left.
  public func isMoved(from other: PlacedOverlay) -> Bool {
    var still = self
    still.frame.origin = other.frame.origin
    still.pose = other.pose
    still.scrim = other.scrim
    still.spotlight = other.spotlight
    still.timeLeft = other.timeLeft
    still.isSpread = other.isSpread
    // If anything else differs, the host must redraw the content.
    return still == other
  }

  /// The frame with the current offset and scale, but without rotation.
  public var currentFrame: OverlayRect { frame.moved(by: offset).scaled(by: scale) }

  /// Whether `point` is on the overlay's background as it is drawn now.
  ///
  /// An overlay without a size contains no point.
  public func contains(_ point: OverlayPoint) -> Bool {
    backgroundFrame.contains(upright(point))
  }

  /// Returns the position of a point on the overlay before the rotation.
  public func upright(_ point: OverlayPoint) -> OverlayPoint {
    guard rotation != 0 else { return point }
    // Rotating the point back is equivalent to rotating the overlay.
    let frame = currentFrame
    let center = OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    let way = point - center
    let (cosine, sine) = (Math.cosine(rotation), Math.sine(rotation))
    return OverlayPoint(
      x: center.x + way.dx * cosine + way.dy * sine,
      y: center.y - way.dx * sine + way.dy * cosine)
  }

  /// The background's frame with offset and scale, but without rotation.
  ///
  /// The background receives the pointer.
  public var backgroundFrame: OverlayRect { currentFrame.outset(by: bleed * scale) }
}

/// The appearance of the scrim behind an overlay at one moment.
///
/// If an overlay replaces another, its scrim continues from the other scrim, and their fills
/// cross-fade. Each of `replaced` is drawn over the previous fills, and the overlay's fill over all
/// others. The result is at most as opaque as a single scrim.
public struct Scrim: Hashable, Sendable {
  /// The opacity of the whole scrim, from 0 to 1.
  public let opacity: Double
  /// The visible fills of earlier overlays, the oldest first.
  ///
  /// The earlier overlays may already be detached.
  public let replaced: [Part]
  /// The fraction by which the overlay's fill covers `replaced`, or 1 if there are no earlier
  /// fills.
  public let share: Double

  /// The fill of an earlier overlay's scrim.
  public struct Part: Hashable, Sendable {
    /// The overlay with this fill.
    public let id: OverlayID
    /// The fraction by which the fill covers the previous fills, or 1 for the first fill.
    public let share: Double

    package init(id: OverlayID, share: Double) {
      self.id = id
      self.share = share
    }
  }

  init(opacity: Double, replaced: [Part] = [], share: Double = 1) {
    self.opacity = opacity
    self.replaced = replaced
    self.share = share
  }
}
