/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from its sides, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether both sides are numbers, finite and not negative.
  var isUsable: Bool {
    width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
