/// The track of a dragged overlay, along one axis.
///
/// The overlay moves freely towards edges that it may cross, and with resistance towards others.
package struct Rail: Equatable, Sendable {
  package let axis: Axis
  /// The offset of the overlay along the axis at the start of the drag, in points.
  package let origin: Double
  package let free: SwipeDirections
  /// The distance that the overlay moves without resistance in directions that aren't free, in
  /// points.
  package let slack: Double
  package let resistance: Resistance

  package init(
    along axis: Axis, from origin: Double, free: SwipeDirections, slack: Double = 0,
    resistance: Resistance
  ) {
    self.axis = axis
    self.origin = origin
    self.free = free
    self.slack = slack
    self.resistance = resistance
  }

  /// Returns the overlay's offset after the pointer moved by `distance` along the axis.
  func offset(movedBy distance: Double, dimension: Double) -> Double {
    let (border, excess) = split(distance)
    let given = resistance.offset(for: abs(excess), dimension: dimension)
    return border + (excess < 0 ? -given : given)
  }

  /// Returns the derivative of `offset`: the overlay's movement for each point that the pointer
  /// moves further.
  ///
  /// Without resistance, it is 1.
  func slope(movedBy distance: Double, dimension: Double) -> Double {
    let excess = split(distance).excess
    return excess == 0 ? 1 : resistance.slope(at: abs(excess), dimension: dimension)
  }

  /// Splits the movement into a free part and a part with resistance.
  ///
  /// If an overlay was grabbed beyond its place, for example during an entrance, only further
  /// movement outwards has resistance. So the overlay doesn't jump under the pointer, and returns
  /// freely.
  private func split(_ distance: Double) -> (border: Double, excess: Double) {
    let wanted = origin + distance
    let (low, high) = axis.edges
    if wanted < 0, !free.contains(SwipeDirections(over: low)) {
      let border = max(wanted, min(origin, -slack))
      return (border, wanted - border)
    }
    if wanted > 0, !free.contains(SwipeDirections(over: high)) {
      let border = min(wanted, max(origin, slack))
      return (border, wanted - border)
    }
    return (wanted, 0)
  }
}
