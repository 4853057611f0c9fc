/// The resistance of an overlay that is dragged where it may not leave.
///
/// The movement depends only on the distance of the pull, and not on the number of samples. It
/// grows with the pull, and is never longer than the pull.
public enum Resistance: Hashable, Sendable {
  /// Resistance like that of a scroll view at its end: d · (1 - 1 / (0.55 · x/d + 1)), less than
  /// the viewport's side d.
  case rubberBand
  /// Logarithmic resistance without a limit to the movement: limit · log₁₀(1 + x / limit), as in
  /// SwiftEntryKit.
  ///
  /// The limit is in points, from 1 to 1e6. SwiftEntryKit uses the distance from the edge as the
  /// limit, and `rigid` for a distance of 0: see `logarithmicFromEdge`.
  case logarithmic(limit: Double)
  /// Resistance like `logarithmic`, with a limit equal to the resting overlay's distance from the
  /// edge that it is pulled away from; `rigid` for less than a point.
  ///
  /// The distance is measured at the beginning of a drag.
  case logarithmicFromEdge
  /// A movement of x to the power of the exponent, from 0 to 1; SwiftMessages uses 0.7.
  ///
  /// The first point meets no resistance, because a power of a number below 1 exceeds the number.
  case power(Double)
  /// No movement at all.
  case rigid

  /// Returns the resistance for an overlay at rest this far from the edge that it is pulled away
  /// from, in points.
  func resolved(restingFromEdge distance: Double) -> Resistance {
    switch self {
    case .logarithmicFromEdge: distance >= 1 ? .logarithmic(limit: distance) : .rigid
    case .rubberBand, .logarithmic, .power, .rigid: self
    }
  }

  /// Returns the movement for a pull.
  ///
  /// - Parameters:
  ///   - distance: The distance of the pull beyond the free range, in points; not negative.
  ///   - dimension: The side of the viewport along the pull, in points.
  /// - Returns: The movement in points, from 0 to `distance`.
  func offset(for distance: Double, dimension: Double) -> Double {
    switch self {
    case .rubberBand: RubberBand.offset(for: distance, dimension: dimension)
    case .logarithmic(let limit): limit / Self.ln10 * Math.logarithm(1 + distance / limit)
    case .power(let exponent):
      // x · x^(e - 1) instead of x^e: the factor is rounded to at most 1, so the bound is exact.
      distance > 1
        ? distance * Math.exponential((exponent - 1) * Math.logarithm(distance)) : distance
    case .logarithmicFromEdge, .rigid: 0
    }
  }

  /// Returns the derivative of `offset`: the further movement for each further point of the pull.
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
