/// How large an overlay is.
///
/// The maxima beat the sizes, and neither exceeds the room there is: the viewport less the safe area, the
/// margins, and what an obstruction covers where the overlay rests. Only a negative `Extent.inset` of
/// `width` or `height` does.
public struct SizeConstraints: Hashable, Sendable {
  /// Its width.
  public var width: Extent
  /// Its height.
  public var height: Extent
  /// What its width never exceeds; `intrinsic` sets no limit.
  public var maximumWidth: Extent
  /// What its height never exceeds; `intrinsic` sets no limit.
  public var maximumHeight: Extent
  /// What its width never exceeds where the viewport is of regular width, in points; `nil` sets no limit.
  ///
  /// See `Viewport.isRegularWidth`.
  public var regularWidthCap: Double?

  /// Makes constraints; without any, it takes all the width there is up to 440 points and the height
  /// its content needs.
  public init(
    width: Extent = .inset(0), height: Extent = .intrinsic,
    maximumWidth: Extent = .constant(440), maximumHeight: Extent = .intrinsic,
    regularWidthCap: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.maximumWidth = maximumWidth
    self.maximumHeight = maximumHeight
    self.regularWidthCap = regularWidthCap
  }
}
