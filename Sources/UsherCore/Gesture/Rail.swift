/// The track of a dragged overlay, along one axis.
///
/// The overlay moves freely towards edges that it may leave over, and with resistance towards
/// others.
struct Rail: Hashable, Sendable {
  let axis: Axis
  /// The offset of the overlay along the axis at the beginning of the drag, in points.
  private let origin: Double
  private let free: SwipeDirections
  private let resistance: Resistance

  init(
    along axis: Axis, from origin: Double, free: SwipeDirections, resistance: Resistance
  ) {
    self.axis = axis
    self.origin = origin
    self.free = free
    self.resistance = resistance
  }

  /// Returns the offset from the overlay's place once the pointer has moved by `distance` along the
  /// axis.
  func offset(movedBy distance: Double, dimension: Double) -> Double {
    let (border, excess) = split(distance)
    let given = resistance.offset(for: abs(excess), dimension: dimension)
    return border + (excess < 0 ? -given : given)
  }

  /// Returns the derivative of `offset`: the overlay's movement for each further point of the
  /// pointer; 1 without resistance.
  func slope(movedBy distance: Double, dimension: Double) -> Double {
    let excess = split(distance).excess
    return excess == 0 ? 1 : resistance.slope(at: abs(excess), dimension: dimension)
  }

  /// Splits the offset without resistance into a free part and the rest that meets resistance.
  ///
  /// An overlay that was grabbed beyond its place, during an entrance or an overshoot, meets
  /// resistance only further out. So the overlay does not jump under the pointer, and moves freely
  /// back to its place.
  private func split(_ distance: Double) -> (border: Double, excess: Double) {
    let wanted = origin + distance
    let (low, high) = axis.edges
    if wanted < 0, !free.contains(SwipeDirections(over: low)) {
      let border = max(wanted, min(origin, 0))
      return (border, wanted - border)
    }
    if wanted > 0, !free.contains(SwipeDirections(over: high)) {
      let border = min(wanted, max(origin, 0))
      return (border, wanted - border)
    }
    return (wanted, 0)
  }
}

/// Directions of a pointer: for swipes that dismiss an overlay, and for movements that scroll
/// content.
public struct SwipeDirections: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Up, over the top edge.
  public static let up = SwipeDirections(rawValue: 1 << 0)
  /// Down, over the bottom edge.
  public static let down = SwipeDirections(rawValue: 1 << 1)
  /// Left, over the left edge.
  public static let left = SwipeDirections(rawValue: 1 << 2)
  /// Right, over the right edge.
  public static let right = SwipeDirections(rawValue: 1 << 3)

  /// Creates the direction that leads over `edge`.
  init(over edge: OverlayRect.Edge) {
    switch edge {
    case .top: self = .up
    case .bottom: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }

  /// Whether the set contains a direction along `axis`.
  func lead(along axis: Axis) -> Bool {
    let (low, high) = axis.edges
    return contains(SwipeDirections(over: low)) || contains(SwipeDirections(over: high))
  }
}

extension Placement {
  /// Returns the default directions for swipes: over every edge that the overlay may leave over.
  func swipeDirections(in direction: OverlayViewport.LayoutDirection) -> SwipeDirections {
    var directions: SwipeDirections = []
    for edge in OverlayRect.Edge.allCases where isSwipeable(over: edge, in: direction) {
      directions.insert(SwipeDirections(over: edge))
    }
    return directions
  }
}

extension Rail: RecordedFields {
  init<C: FieldCoder>(_ value: Rail?, by coder: inout C) throws(C.Failure) {
    axis = try coder.pass(value?.axis)
    origin = try coder.pass(value?.origin)
    free = try coder.pass(value?.free)
    resistance = try coder.pass(value?.resistance)
  }
}
