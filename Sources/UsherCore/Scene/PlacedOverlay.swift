/// The appearance of an overlay at one moment.
public struct PlacedOverlay: Equatable, Sendable {
  /// The overlay's id.
  public let id: OverlayID
  /// The frame in which the overlay rests, or will rest.
  public private(set) var frame: OverlayRect
  /// The distance that the background extends beyond the frame, at each edge.
  public let bleed: Insets
  /// The difference from the resting frame, with the opacity as it is seen: the overlay's own and
  /// that of its rank are factors of it.
  package internal(set) var pose: Pose
  /// The scrim behind the overlay; `nil` for none.
  public internal(set) var scrim: Scrim?
  /// The share of the lifetime that is left, from 1 at the start to 0 at the end.
  ///
  /// `nil` for an overlay without a time limit, or that does not show the time left. The share is 1
  /// before the countdown begins, stands still while the countdown is paused, and stays unchanged
  /// during the exit.
  public internal(set) var timeLeft: Double?
  /// Whether the overlay takes the pointer; false during the exit, while the overlay is invisible,
  /// while it enters across another one that the user attends to, and behind a backdrop that keeps
  /// the pointer.
  public let acceptsInput: Bool
  /// Whether the overlay belongs to a list, or to a stack that is spread out, that the user attends
  /// to.
  private(set) var isSpread: Bool
  /// The arrow to the overlay's anchor, which belongs to the surface; `nil` for none.
  public let arrow: PlacedArrow?
  /// The hole in the scrim around the overlay's anchor; `nil` for none.
  public internal(set) var spotlight: PlacedSpotlight?

  // Inlined into `placed`, for the reason that is given there.
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

  /// The current offset from the frame, in points.
  public var offset: Vector { pose.offset }

  /// The scale about the center of the frame; 1 is the overlay's own size.
  public var scale: Double { pose.scale }

  /// The clockwise rotation about the center of the frame, in radians.
  public var rotation: Double { pose.rotation }

  /// The opacity, from 0 (invisible) to 1 (opaque).
  public var opacity: Double { pose.opacity }

  /// Returns the overlay with another share of its lifetime left.
  package func showing(timeLeft: Double?) -> PlacedOverlay {
    var changed = self
    changed.timeLeft = timeLeft
    return changed
  }

  /// Whether a host that has drawn `other` draws this overlay by moving what it has drawn, fading
  /// it, and filling the scrim, with its hole, and the bar of the time left anew.
  public func isMoved(from other: PlacedOverlay) -> Bool {
    var still = self
    still.frame.origin = other.frame.origin
    still.pose = other.pose
    still.scrim = other.scrim
    still.spotlight = other.spotlight
    still.timeLeft = other.timeLeft
    still.isSpread = other.isSpread
    // Whatever else there is has to be drawn anew.
    return still == other
  }

  /// The frame with the current offset and scale, without rotation.
  public var currentFrame: OverlayRect { frame.moved(by: offset).scaled(by: scale) }

  /// Whether `point` lies on the overlay as it is drawn now, background, rotation and scale
  /// included.
  ///
  /// Never true for an overlay without a size.
  public func contains(_ point: OverlayPoint) -> Bool {
    backgroundFrame.contains(upright(point))
  }

  /// Returns the place of a point of the overlay before the rotation.
  public func upright(_ point: OverlayPoint) -> OverlayPoint {
    guard rotation != 0 else { return point }
    // Rotating the point back about the center equals rotating the overlay.
    let frame = currentFrame
    let center = OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    let way = point - center
    let (cosine, sine) = (Math.cosine(rotation), Math.sine(rotation))
    return OverlayPoint(
      x: center.x + way.dx * cosine + way.dy * sine,
      y: center.y - way.dx * sine + way.dy * cosine)
  }

  /// The frame of the background with the current offset and scale, without rotation; the area that
  /// takes the pointer.
  public var backgroundFrame: OverlayRect { currentFrame.outset(by: bleed * scale) }
}

/// The appearance of the scrim behind an overlay at one moment.
///
/// When an overlay takes another's place, its scrim continues from the other's, and different fills
/// cross-fade: each of `replaced` is drawn over the ones before it, and the overlay's own fill over
/// all of them. The result is never more opaque than a single scrim.
public struct Scrim: Hashable, Sendable {
  /// The opacity of the whole scrim, from 0 to 1.
  public let opacity: Double
  /// The fills of earlier overlays that are still visible, the oldest first; empty if only the
  /// overlay's own fill is visible.
  ///
  /// An overlay that is named here may already be detached.
  public let replaced: [Part]
  /// The share by which the overlay's own fill covers the replaced ones, from 0 to 1; 1 if there
  /// are none.
  public let share: Double

  /// The fill of an earlier overlay's scrim.
  public struct Part: Hashable, Sendable {
    /// The overlay that the fill belongs to.
    public let id: OverlayID
    /// The share by which the fill covers the ones before it, from 0 to 1; 1 for the first.
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
