/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// A size without extent.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from its sides, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether both sides are finite and not negative.
  var isUsable: Bool {
    width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
