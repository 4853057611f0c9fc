/// The sizes an overlay may take; the host answers with one of them.
public struct SizeProposal: Hashable, Sendable {
  /// The least width, in points; equal to `maximumWidth` where the overlay must be so wide.
  public var minimumWidth: Double
  /// The greatest width, in points.
  public var maximumWidth: Double
  /// The least height, in points; equal to `maximumHeight` where the overlay must be so tall.
  public var minimumHeight: Double
  /// The greatest height, in points.
  public var maximumHeight: Double

  /// Makes a proposal from its bounds, in points; without `minimumHeight` it may be as low as it likes.
  public init(
    minimumWidth: Double, maximumWidth: Double, minimumHeight: Double = 0, maximumHeight: Double
  ) {
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
  }

  /// The allowed size nearest to `size`; a side that is not a number becomes the least one allowed.
  public func clamping(_ size: Size) -> Size {
    Size(
      width: Self.clamp(size.width, from: minimumWidth, to: maximumWidth),
      height: Self.clamp(size.height, from: minimumHeight, to: maximumHeight))
  }

  private static func clamp(_ value: Double, from least: Double, to most: Double) -> Double {
    value.isNaN ? least : min(max(value, least), most)
  }
}
