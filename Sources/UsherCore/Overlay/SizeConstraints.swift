/// The constraints of an overlay's size.
///
/// The maxima override the sizes, and neither exceeds the room: the viewport less the safe area,
/// the margins, and the part that an obstruction covers where the overlay rests. Only a negative
/// `Extent.inset` as `width` or `height` does.
public struct SizeConstraints: Hashable, Sendable {
  /// The width.
  public var width: Extent
  /// The height.
  public var height: Extent
  /// The maximum width; `intrinsic` for no limit.
  public var maximumWidth: Extent
  /// The maximum height; `intrinsic` for no limit.
  public var maximumHeight: Extent
  /// The maximum width in a viewport of regular width, in points; `nil` for no limit.
  public var regularWidthCap: Double?

  /// Creates constraints; by default, the full width of the room up to 440 points, and the
  /// content's height.
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
