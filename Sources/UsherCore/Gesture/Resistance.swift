/// How an overlay gives way where it is pulled and may not leave.
///
/// How far it gives way depends on how far it is pulled alone, not on how often the pointer tells
/// its place. It gives more the further it is pulled, and never more than it is pulled.
public enum Resistance: Hashable, Sendable {
  /// As a scroll view does at its end, up to the side of the viewport: d · (1 - 1 / (0.55 · x/d + 1)).
  case rubberBand
  /// Ever less and without an end: limit · log₁₀(1 + x / limit), as in SwiftEntryKit.
  ///
  /// The limit is in points, 1 to 1e6; SwiftEntryKit takes the distance from the edge, and where
  /// that is 0, its entries are `rigid`: see `logarithmicFromEdge`.
  case logarithmic(limit: Double)
  /// As `logarithmic`, its limit being how far the overlay rests from the edge that it is pulled away
  /// from; `rigid` where that is less than a point.
  ///
  /// That distance is looked at when a drag begins.
  case logarithmicFromEdge
  /// x to the power of `exponent`, 0 to 1, as in SwiftMessages, which has 0.7.
  ///
  /// The first point is not resisted: less than 1 to such a power is more than itself.
  case power(Double)
  /// Not at all.
  case rigid

  /// The same for an overlay that rests so many points from the edge it is pulled away from.
  func resolved(restingFromEdge distance: Double) -> Resistance {
    switch self {
    case .logarithmicFromEdge: distance >= 1 ? .logarithmic(limit: distance) : .rigid
    case .rubberBand, .logarithmic, .power, .rigid: self
    }
  }

  /// How far it gives way.
  ///
  /// - Parameters:
  ///   - distance: How far it is pulled beyond where it may go, in points; not negative.
  ///   - dimension: The side of the viewport along the pull, in points.
  /// - Returns: Points, at least 0 and at most `distance`.
  func offset(for distance: Double, dimension: Double) -> Double {
    switch self {
    case .rubberBand: RubberBand.offset(for: distance, dimension: dimension)
    case .logarithmic(let limit): limit / Self.ln10 * Math.logarithm(1 + distance / limit)
    case .power(let exponent):
      // x · x^(e - 1) and not x^e: the factor is rounded to at most 1, so the bound is exact.
      distance > 1
        ? distance * Math.exponential((exponent - 1) * Math.logarithm(distance)) : distance
    case .logarithmicFromEdge, .rigid: 0
    }
  }

  /// How much further it gives way for each further point: the derivative of `offset`.
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
