/// The rubber-band resistance to a pull beyond a limit.
enum RubberBand {
  /// Returns the offset for a pull: d·(1 - 1 / (0.55·x/d + 1)), the scroll view formula of UIKit
  /// and WebKit.
  ///
  /// - Parameters:
  ///   - distance: The distance of the pull beyond the limit, in points; negative in the other
  ///     direction.
  ///   - dimension: The side of the viewport along the pull, in points; the offset never exceeds
  ///     it.
  /// - Returns: The offset, in points, in the direction of the pull.
  static func offset(for distance: Double, dimension: Double) -> Double {
    guard dimension > 0, distance != 0 else { return 0 }
    let pulled = abs(distance)
    let given = dimension * (1 - 1 / (0.55 * pulled / dimension + 1))
    return distance < 0 ? -given : given
  }

  /// Returns the derivative of `offset`: the further offset for each further point of the pull.
  static func slope(at distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let stretch = 0.55 * abs(distance) / dimension + 1
    return 0.55 / (stretch * stretch)
  }
}
