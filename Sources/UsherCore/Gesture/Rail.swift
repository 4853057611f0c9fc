/// What a dragged overlay moves on, along one axis.
///
/// It is free towards the edges the overlay may go to, and resists towards the others.
struct Rail: Hashable, Sendable {
  let axis: Axis
  /// Where the overlay was along the axis when it was taken, in points from its place.
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

  /// How far from its place it is when the pointer has moved by `distance` along the axis.
  func offset(movedBy distance: Double, dimension: Double) -> Double {
    let (border, excess) = split(distance)
    let given = resistance.offset(for: abs(excess), dimension: dimension)
    return border + (excess < 0 ? -given : given)
  }

  /// How far it moves for each further point of the pointer: the derivative of `offset`, 1 where nothing
  /// resists.
  func slope(movedBy distance: Double, dimension: Double) -> Double {
    let excess = split(distance).excess
    return excess == 0 ? 1 : resistance.slope(at: abs(excess), dimension: dimension)
  }

  /// Where it would be, as the part that is free and the rest that is resisted.
  ///
  /// What is taken beyond its place, as from an entrance or an overshoot, is resisted only further
  /// out: it must not jump in the hand, and it may go home freely.
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
