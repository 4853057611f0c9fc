/// The constraints of an overlay's size.
///
/// If a size exceeds its maximum, the maximum is used. Both are limited to the room: the viewport
/// without the safe area, the margins, and the part that an obstruction covers. Only a negative
/// `Extent.inset` for `width` or `height` exceeds the room.
///
/// ```swift
/// let small = OverlayPreset().width(.intrinsic)
/// let half = OverlayPreset().size(
///   SizeConstraints(width: .ratio(0.5), maximumWidth: .constant(320)))
/// ```
public struct SizeConstraints: Hashable, Sendable {
  /// How the width is determined.
  public var width: Extent
  /// How the height is determined.
  public var height: Extent
  /// The maximum width, or `intrinsic` if there is no limit.
  public var maximumWidth: Extent
  /// The maximum height, or `intrinsic` if there is no limit.
  public var maximumHeight: Extent
  /// The maximum width in a viewport of regular width, in points, or `nil` if there is no such
  /// limit.
  public var regularWidthCap: Double?

  /// Creates constraints: by default the width of the room, up to 440 points, and the content's
  /// height.
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

/// The length of an overlay's side.
public enum Extent: Hashable, Sendable {
  /// The length that the content needs.
  case intrinsic
  /// A length in points, at least 0.
  case constant(Double)
  /// A fraction of the viewport's side, at least 0.
  case ratio(Double)
  /// The length of the room without this number of points at each end.
  ///
  /// With a negative number, the length exceeds the room.
  case inset(Double)

  /// Returns the length in points, or `nil` if the length is `intrinsic`.
  ///
  /// `whole` is the viewport's side.
  func length(room: Double, whole: Double) -> Double? {
    switch self {
    case .intrinsic: nil
    case .constant(let points): points
    case .ratio(let share): whole * share
    case .inset(let points): max(room - 2 * points, 0)
    }
  }
}

/// The range of sizes from which the host chooses an overlay's size.
public struct SizeProposal: Hashable, Sendable {
  /// The minimum width, in points, or `maximumWidth` if the width is fixed.
  public var minimumWidth: Double
  /// The maximum width, in points.
  public var maximumWidth: Double
  /// The minimum height, in points, or `maximumHeight` if the height is fixed.
  public var minimumHeight: Double
  /// The maximum height, in points.
  public var maximumHeight: Double

  /// Creates a proposal, in points, by default without a minimum height.
  public init(
    minimumWidth: Double, maximumWidth: Double, minimumHeight: Double = 0, maximumHeight: Double
  ) {
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
  }

  /// Returns the size, clamped to the proposal.
  ///
  /// NaN is replaced by the minimum.
  public func clamping(_ size: OverlaySize) -> OverlaySize {
    OverlaySize(
      width: Self.clamp(size.width, from: minimumWidth, to: maximumWidth),
      height: Self.clamp(size.height, from: minimumHeight, to: maximumHeight))
  }

  private static func clamp(_ value: Double, from least: Double, to most: Double) -> Double {
    value.isNaN ? least : min(max(value, least), most)
  }
}

extension SizeConstraints {
  func bounds(
    along axis: Axis, room: Double, in viewport: OverlayViewport
  ) -> (least: Double, most: Double) {
    let whole = viewport.span(along: axis).length
    let (extent, maximum, cap) =
      switch axis {
      case .horizontal: (width, maximumWidth, viewport.isRegularWidth ? regularWidthCap : nil)
      case .vertical: (height, maximumHeight, nil)
      }
    let wanted = extent.length(room: room, whole: whole)
    var most = room
    if case .inset = extent, let wanted { most = max(most, wanted) }
    if let maximum = maximum.length(room: room, whole: whole) { most = min(most, maximum) }
    if let cap { most = min(most, cap) }
    guard let wanted else { return (0, most) }
    return (min(wanted, most), min(wanted, most))
  }
}

extension SizeConstraints {
  func validate() throws(ConfigurationError) {
    try Self.require(width, .width)
    try Self.require(height, .height)
    try Self.requireLimit(maximumWidth, .maximumWidth)
    try Self.requireLimit(maximumHeight, .maximumHeight)
    if let regularWidthCap { try Self.requireLimit(.constant(regularWidthCap), .regularWidthCap) }
  }

  private static func require(
    _ extent: Extent, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    switch extent {
    case .intrinsic: break
    case .inset(let value): try Reach.require(value, parameter)
    case .constant(let value), .ratio(let value):
      try Reach.require(value, parameter)
      guard value >= 0 else { throw .negative(parameter, value) }
    }
  }

  /// Checks a maximum.
  ///
  /// If it is in points, every finite number of at least 1 is valid.
  private static func requireLimit(
    _ extent: Extent, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    guard case .constant(let most) = extent else { return try require(extent, parameter) }
    guard most >= 1, most.isFinite else {
      throw .outOfRange(parameter, most, 1...Double.greatestFiniteMagnitude)
    }
  }
}
