/// The resistance of an overlay that is dragged in a direction in which it can't be dismissed.
///
/// The overlay's movement depends on the distance that the pointer pulls it, and not on the number
/// of samples. The movement grows with the distance and never exceeds it.
public enum Resistance: Hashable, Sendable {
  /// Resistance like a scroll view's.
  ///
  /// If the viewport's side is d, a pull of x moves the overlay by d · (1 - 1 / (0.55 · x/d + 1)),
  /// which is less than d.
  case rubberBand
  /// Logarithmic resistance, as in SwiftEntryKit.
  ///
  /// A pull of x moves the overlay by limit · log₁₀(1 + x / limit), which has no maximum.
  ///
  /// `limit` is in points, from 1 to 1e6. SwiftEntryKit uses the overlay's distance from its edge,
  /// and `rigid` if the distance is 0. See `logarithmicFromEdge`.
  case logarithmic(limit: Double)
  /// Resistance like `logarithmic`, with the overlay's distance from its edge as the limit.
  ///
  /// The edge is the one over which the overlay can be swiped. The distance is measured at the
  /// start of a drag, from the resting overlay. If it is below one point, the resistance is
  /// `rigid`.
  case logarithmicFromEdge
  /// A pull of x points moves the overlay by x to the power of the exponent.
  ///
  /// The exponent is from 0 to 1. SwiftMessages uses 0.7. The first point has no resistance,
  /// because a power of a number below 1 exceeds the number.
  case power(Double)
  /// The overlay doesn't move.
  case rigid

  /// Returns the resistance of an overlay that rests at a distance from its edge, in points.
  func resolved(restingFromEdge distance: Double) -> Resistance {
    switch self {
    case .logarithmicFromEdge: distance >= 1 ? .logarithmic(limit: distance) : .rigid
    case .rubberBand, .logarithmic, .power, .rigid: self
    }
  }

  /// Returns the movement for a pull, in points, from 0 to `distance`.
  ///
  /// `distance` is the length of the pull beyond the free range. `dimension` is the viewport's side
  /// along the pull.
  func offset(for distance: Double, dimension: Double) -> Double {
    switch self {
    case .rubberBand: RubberBand.offset(for: distance, dimension: dimension)
    case .logarithmic(let limit): limit / Self.ln10 * Math.logarithm(1 + distance / limit)
    case .power(let exponent):
      // Computes x^e as x · x^(e - 1). The factor is rounded to at most 1, so the result can't
      // exceed x.
      distance > 1
        ? distance * Math.exponential((exponent - 1) * Math.logarithm(distance)) : distance
    case .logarithmicFromEdge, .rigid: 0
    }
  }

  /// Returns the derivative of `offset`: the overlay's movement for each further point of the pull.
  func slope(at distance: Double, dimension: Double) -> Double {
    switch self {
    case .rubberBand: RubberBand.slope(at: distance, dimension: dimension)
    case .logarithmic(let limit): 1 / (Self.ln10 * (1 + distance / limit))
    case .power(let exponent):
      distance > 1 ? exponent * Math.exponential((exponent - 1) * Math.logarithm(distance)) : 1
    case .logarithmicFromEdge, .rigid: 0
    }
  }

  private static let ln10 = 2.302_585_092_994_046
}

enum RubberBand {
  /// Returns the offset for a pull: d·(1 - 1 / (0.55·x/d + 1)), the formula of UIKit and WebKit.
  ///
  /// `dimension` is the viewport's side d, which the offset never reaches.
  static func offset(for distance: Double, dimension: Double) -> Double {
    guard dimension > 0, distance != 0 else { return 0 }
    let pulled = abs(distance)
    let given = dimension * (1 - 1 / (0.55 * pulled / dimension + 1))
    return distance < 0 ? -given : given
  }

  /// Returns the derivative of `offset`: the overlay's movement for each further point of the pull.
  static func slope(at distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let stretch = 0.55 * abs(distance) / dimension + 1
    return 0.55 / (stretch * stretch)
  }
}
