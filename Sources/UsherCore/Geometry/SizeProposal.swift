/// The range of sizes that an overlay may take; the host answers with one of them.
public struct SizeProposal: Hashable, Sendable {
  /// The minimum width, in points; equal to `maximumWidth` for a fixed width.
  public var minimumWidth: Double
  /// The maximum width, in points.
  public var maximumWidth: Double
  /// The minimum height, in points; equal to `maximumHeight` for a fixed height.
  public var minimumHeight: Double
  /// The maximum height, in points.
  public var maximumHeight: Double

  /// Creates a proposal from its bounds, in points; by default, without a minimum height.
  public init(
    minimumWidth: Double, maximumWidth: Double, minimumHeight: Double = 0, maximumHeight: Double
  ) {
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
  }

  /// Returns the size, clamped to the proposal; NaN becomes the minimum.
  public func clamping(_ size: Size) -> Size {
    Size(
      width: Self.clamp(size.width, from: minimumWidth, to: maximumWidth),
      height: Self.clamp(size.height, from: minimumHeight, to: maximumHeight))
  }

  private static func clamp(_ value: Double, from least: Double, to most: Double) -> Double {
    value.isNaN ? least : min(max(value, least), most)
  }
}
