/// The place of an overlay next to its anchor.
struct AnchoredPlace: Equatable {
  let frame: OverlayRect
  /// The arrow on the frame's edge, or `nil` if there is none.
  let arrow: PlacedArrow?

  /// Places an overlay at an edge of its anchor.
  ///
  /// `size` must fit in `room`.
  init(
    of size: OverlaySize, beside anchor: OverlayRect, at edge: OverlayRect.Edge,
    in room: OverlayRect, _ anchoring: Anchoring, direction: OverlayViewport.LayoutDirection
  ) {
    let (axis, along) = (edge.axis, edge.axis.across)
    let near = anchor.span(along: axis)
    let start =
      edge.sign < 0
      ? near.start - anchoring.distance - size[axis] : near.end + anchoring.distance
    let isMirrored = along == .horizontal && direction == .rightToLeft
    let wanted = anchoring.alignment.position(
      of: size[along], in: anchor.span(along: along), isMirrored: isMirrored)
    var origin = OverlayPoint(x: 0, y: 0)
    origin[axis] = room.span(along: axis).holding(start, length: size[axis])
    origin[along] = room.span(along: along).holding(wanted, length: size[along])
    let frame = OverlayRect(origin: origin, size: size)
    self.frame = frame
    arrow = anchoring.arrow.flatMap {
      PlacedArrow($0, from: frame, to: anchor, at: edge.opposite)
    }
  }

  /// Chooses the first edge of the anchor with enough room for the overlay.
  ///
  /// Edges are tried in this order: the preferred edge, its opposite, and the other two edges, the
  /// roomier one first. If the overlay doesn't fit at any edge, the edge with the smallest shortage
  /// is used. To avoid flicker, the `current` edge is used until its shortage exceeds
  /// ``tolerance``.
  static func edge(
    for size: OverlaySize, beside anchor: OverlayRect, in room: OverlayRect,
    _ anchoring: Anchoring, direction: OverlayViewport.LayoutDirection,
    current: OverlayRect.Edge?
  ) -> OverlayRect.Edge {
    let preferred = anchoring.edge(in: direction)
    let (low, high) = preferred.axis.across.edges
    func lack(at edge: OverlayRect.Edge) -> Double {
      let (near, whole) = (anchor.span(along: edge.axis), room.span(along: edge.axis))
      let free = edge.sign < 0 ? near.start - whole.start : whole.end - near.end
      return size[edge.axis] + anchoring.distance - free
    }
    let others =
      lack(at: high) - size[high.axis] <= lack(at: low) - size[low.axis]
      ? [high, low] : [low, high]
    let edges = [preferred, preferred.opposite] + others
    // The tolerance never exceeds the distance, so an overlay may come closer to its anchor but
    // doesn't cover it.
    let timeoutScale = min(tolerance, anchoring.distance)
    if let edge = edges.first(where: { lack(at: $0) <= ($0 == current ? timeoutScale : 0) }) {
      return edge
    }
    return edges.dropFirst().reduce(preferred) { lack(at: $1) < lack(at: $0) ? $1 : $0 }
  }

  /// The maximum shortage at which an overlay keeps its edge, in points.
  static let tolerance = 8.0
}

/// An overlay's arrow, on one of its edges.
public struct PlacedArrow: Hashable, Sendable {
  /// The edge of the overlay's frame that has the arrow.
  public let edge: OverlayRect.Edge
  /// The middle of the arrow, in points from the left or top end of the edge.
  public let position: Double
  /// The length of the arrow's base on the edge, in points.
  public let width: Double
  /// The distance of the tip from the edge, in points.
  public let length: Double

  /// Creates an arrow on an edge of a frame.
  public init(edge: OverlayRect.Edge, position: Double, width: Double, length: Double) {
    self.edge = edge
    self.position = position
    self.width = width
    self.length = length
  }

  /// Returns the vector from the center of an overlay of `size` to the arrow's tip.
  func tip(of size: OverlaySize) -> Vector {
    var tip = Vector.zero
    tip[edge.axis] = edge.sign * (size[edge.axis] / 2 + length)
    tip[edge.axis.across] = position - size[edge.axis.across] / 2
    return tip
  }

  /// Places the arrow at the middle of the anchor, or as close as the ends of the edge allow.
  ///
  /// Returns `nil` if the arrow wouldn't be next to the anchor, if there is no gap between the
  /// frame and the anchor, if the edge is too short, or if the arrow has no width or length.
  init?(
    _ arrow: Anchoring.Arrow, from frame: OverlayRect, to anchor: OverlayRect,
    at edge: OverlayRect.Edge
  ) {
    let along = edge.axis.across
    let (own, its) = (frame.span(along: along), anchor.span(along: along))
    // A corner's radius is at most half of the shorter side.
    let reach = min(arrow.inset, frame.size.width / 2, frame.size.height / 2) + arrow.width / 2
    let middle = max(
      min((its.start + its.end) / 2, own.end - reach), own.start + reach)
    let (near, far) = (frame.span(along: edge.axis), anchor.span(along: edge.axis))
    let gap = edge.sign < 0 ? near.start - far.end : far.start - near.end
    guard arrow.width > 0, arrow.length > 0, gap > 0, own.length >= 2 * reach,
      its.start <= middle, middle <= its.end
    else { return nil }
    self.init(
      edge: edge, position: middle - own.start, width: arrow.width,
      length: min(arrow.length, gap))
  }
}

extension Anchoring.Alignment {
  /// Returns the start of a length that is aligned in `room`.
  ///
  /// If `isMirrored` is `true`, `start` and `end` are exchanged.
  func position(of length: Double, in room: Span, isMirrored: Bool = false) -> Double {
    switch self {
    case .start: isMirrored ? room.end - length : room.start
    case .center: (room.start + room.end - length) / 2
    case .end: isMirrored ? room.start : room.end - length
    }
  }
}

extension Span {
  /// Returns the position nearest to `start` at which a length fits.
  ///
  /// If the length doesn't fit, returns the start of the range.
  fileprivate func holding(_ start: Double, length: Double) -> Double {
    max(min(start, end - length), self.start)
  }
}

extension OverlayPoint {
  fileprivate subscript(_ axis: Axis) -> Double {
    get {
      switch axis {
      case .horizontal: x
      case .vertical: y
      }
    }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}

extension OverlayRect.Edge {
  var opposite: OverlayRect.Edge {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }
}
