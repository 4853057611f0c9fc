extension OverlayNode.Input {
  /// The numbers of a slider or a stepper.
  public struct Scale: Hashable, Sendable {
    /// The smallest and the largest number.
    public let range: ClosedRange<Double>
    /// The distance between two numbers, or `nil` if every number in the range is possible.
    public let step: Double?

    /// Creates a scale.
    ///
    /// A range with an end that isn't finite is replaced by `0...1`. A step that is not finite, not
    /// above 0, or larger than the range is ignored.
    public init(_ range: ClosedRange<Double> = 0...1, step: Double? = nil) {
      let width = range.upperBound - range.lowerBound
      self.range = width.isFinite ? range : 0...1
      self.step = step.flatMap { $0.isFinite && $0 > 0 && $0 <= width ? $0 : nil }
    }

    /// Creates a scale of whole numbers.
    ///
    /// Numbers below -2^52 or above 2^52 are clamped. A step below 1 or larger than the range is
    /// replaced by the nearest valid step.
    ///
    /// - Parameters:
    ///   - range: The smallest and the largest number.
    ///   - step: The distance between two numbers.
    public init(whole range: ClosedRange<Int>, step: Int = 1) {
      let (start, end) = (Self.exact(range.lowerBound), Self.exact(range.upperBound))
      self.init(start...end, step: min(max(Self.exact(step), 1), max(end - start, 1)))
    }

    /// Returns a whole number that a `Double` represents exactly.
    private static func exact(_ number: Int) -> Double { exact(Double(number)) }

    private static func exact(_ number: Double) -> Double {
      min(max(number.rounded(), -0x1p52), 0x1p52)
    }

    /// The change made by an arrow key: the step, or a twentieth of the range if there is no step.
    public var increment: Double { step ?? (range.upperBound - range.lowerBound) / 20 }

    /// Returns the nearest number of the scale.
    ///
    /// Steps are counted from the start of the range. The end of the range is always included. For
    /// NaN, the start is returned.
    public func nearest(to number: Double) -> Double {
      guard number > range.lowerBound else { return range.lowerBound }
      guard number < range.upperBound else { return range.upperBound }
      guard let step else { return number }
      let below = range.lowerBound
      let stepped = min(
        below + ((number - below) / step).rounded() * step, range.upperBound)
      return range.upperBound - number < abs(number - stepped) ? range.upperBound : stepped
    }

    /// Returns the nearest number of the scale, rounded to a whole number.
    func whole(nearestTo number: Int) -> Int { whole(nearestTo: Double(number)) }

    func whole(nearestTo number: Double) -> Int { Int(Self.exact(nearest(to: number))) }

    /// Returns the number that is the given number of steps away from the nearest number of the
    /// scale.
    ///
    /// If the end of the range is not a whole number of steps away from its start, a step from the
    /// end leads to the last number before it.
    ///
    /// - Parameters:
    ///   - steps: The number of steps, negative for smaller numbers.
    ///   - number: The number from which the steps are counted.
    /// - Returns: A number of the scale. The number stops at the ends of the range.
    public func number(_ steps: Int, stepsFrom number: Double) -> Double {
      let known = nearest(to: number)
      guard let step, steps != 0 else { return nearest(to: known + Double(steps) * increment) }
      let place = (known - range.lowerBound) / step
      // Without rounding errors, only the end of the range is between two steps.
      let isBetween = known == range.upperBound && abs(place - place.rounded()) > 1e-6
      let start = isBetween ? place.rounded(steps > 0 ? .down : .up) : place.rounded()
      return nearest(to: range.lowerBound + (start + Double(steps)) * step)
    }

    /// Returns the position of a number, from 0 at the start of the range to 1 at its end.
    public func fraction(of number: Double) -> Double {
      let width = range.upperBound - range.lowerBound
      return width > 0 ? (nearest(to: number) - range.lowerBound) / width : 0
    }

    /// Returns the number at a position from 0 to 1.
    public func number(at fraction: Double) -> Double {
      nearest(to: range.lowerBound + (range.upperBound - range.lowerBound) * fraction)
    }

    /// Returns a number as text, using the app's format.
    ///
    /// Without a format, the text is the number itself if the scale has only whole numbers,
    /// otherwise the percentage of the range.
    @MainActor
    func words(for number: Double, format: (@Sendable (Double) -> String)?) -> String {
      if let format { return format(nearest(to: number)) }
      let bounds = [range.lowerBound, range.upperBound, step ?? 0.5]
      // Beyond this limit, not every whole number is a Double.
      guard bounds.allSatisfy({ $0 == $0.rounded() && abs($0) < 0x1p53 }) else {
        return OverlayNode.ProgressBar.words(for: Int((fraction(of: number) * 100).rounded()))
      }
      return "\(Int(nearest(to: number)))"
    }

    /// Returns the number of a stepper as text, using the app's format if there is one.
    @MainActor
    func words(forWhole number: Int, format: (@Sendable (Double) -> String)?) -> String {
      let number = whole(nearestTo: number)
      return format?(Double(number)) ?? "\(number)"
    }
  }
}
