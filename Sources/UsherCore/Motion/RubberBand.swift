/// The resistance of something pulled where it may not go.
enum RubberBand {
  /// How far it gives way: d·(1 - 1 / (0.55·x/d + 1)), the scroll view formula of UIKit and WebKit.
  ///
  /// - Parameters:
  ///   - distance: How far it was pulled, in points, either way.
  ///   - dimension: The extent it is pulled along, in points; it never gives way further than this.
  /// - Returns: How far it moves, in points, the same way.
  static func offset(for distance: Double, dimension: Double) -> Double {
    guard dimension > 0, distance != 0 else { return 0 }
    let pulled = abs(distance)
    let given = dimension * (1 - 1 / (0.55 * pulled / dimension + 1))
    return distance < 0 ? -given : given
  }

  /// How much further it gives way for each further point, the derivative of `offset`.
  static func slope(at distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let stretch = 0.55 * abs(distance) / dimension + 1
    return 0.55 / (stretch * stretch)
  }
}
