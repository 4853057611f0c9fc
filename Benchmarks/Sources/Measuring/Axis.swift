internal import Foundation

/// An axis of a plot: its range, its ticks, and the places of values on it.
struct Axis: Equatable {
  let scale: Scale
  let range: ClosedRange<Double>
  /// The values with a line and a number, ascending.
  let ticks: [Double]

  /// The way in which values become places.
  enum Scale {
    /// Equal differences have equal lengths; the range contains 0.
    case linear
    /// Equal ratios have equal lengths; only positive values have a place.
    case logarithmic
  }

  /// Makes an axis with a range that contains all values with a place on it.
  init(_ scale: Scale, of values: [Double]) {
    let values = values.filter { Self.hasPlace($0, scale) }
    self.scale = scale
    switch scale {
    case .linear:
      let low = min(0, values.min() ?? 0)
      var high = max(0, values.max() ?? 0)
      if low == high { high = 1 }
      let step = Self.step(from: (high - low) / 5)
      let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
      ticks = stride(from: first, through: last, by: 1).map { $0 * step }
      range = first * step...last * step
    case .logarithmic:
      var low = Self.step(upTo: values.min() ?? 1)
      var high = Self.step(from: values.max() ?? 10)
      if low == high { (low, high) = (Self.step(upTo: low * 0.9), Self.step(from: high * 1.1)) }
      range = low...high
      let steps = Self.multiples([1, 2, 5], within: range)
      let decades = Self.multiples([1], within: range)
      let every = max(1, (decades.count + 7) / 8)
      // Numbers at 2 and 5 are legible on few decades only.
      ticks =
        steps.count <= 8
        ? steps : decades.enumerated().filter { $0.offset % every == 0 }.map(\.element)
    }
  }

  /// Returns the place of a value as a fraction of the axis' length; `nil` for a value without a
  /// place.
  func place(of value: Double) -> Double? {
    guard Self.hasPlace(value, scale) else { return nil }
    let (low, high) = (range.lowerBound, range.upperBound)
    return switch scale {
    case .linear: (value - low) / (high - low)
    case .logarithmic: log(value / low) / log(high / low)
    }
  }

  /// Whether a value is finite, positive on a logarithmic axis, and far from the limits of numbers.
  private static func hasPlace(_ value: Double, _ scale: Scale) -> Bool {
    switch scale {
    case .linear: value.isFinite && value.magnitude <= 1e100
    case .logarithmic: value.isFinite && value >= 1e-100 && value <= 1e100
    }
  }

  /// Returns the largest number of 1, 2 and 5 times a power of ten that is at most `value`.
  private static func step(upTo value: Double) -> Double {
    let decade = pow(10, floor(log10(value)))
    return [10, 5, 2, 1].lazy.map { $0 * decade }.first { $0 <= value * (1 + 1e-9) } ?? decade / 2
  }

  /// Returns the smallest number of 1, 2 and 5 times a power of ten that is at least `value`.
  private static func step(from value: Double) -> Double {
    let decade = pow(10, floor(log10(value)))
    return [1, 2, 5, 10].lazy.map { $0 * decade }.first { $0 >= value * (1 - 1e-9) } ?? decade * 10
  }

  /// Returns the multiples of powers of ten in a range.
  private static func multiples(
    _ factors: [Double], within range: ClosedRange<Double>
  ) -> [Double] {
    let (low, high) = (range.lowerBound * (1 - 1e-9), range.upperBound * (1 + 1e-9))
    var multiples: [Double] = []
    for exponent in Int(floor(log10(low)))...Int(ceil(log10(high))) {
      let decade = pow(10, Double(exponent))
      multiples += factors.map { $0 * decade }.filter { $0 >= low && $0 <= high }
    }
    return multiples
  }
}
