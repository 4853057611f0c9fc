/// A value that no overlay, spring or curve can be made of.
public enum ConfigurationError: Error, Hashable, Sendable {
  /// The value is NaN or infinite.
  case notFinite(Parameter, Double)
  /// The value is less than zero; durations are told in seconds.
  case negative(Parameter, Double)
  /// The value lies outside what is allowed.
  case outOfRange(Parameter, Double, ClosedRange<Double>)

  /// The value's place.
  public enum Parameter: Hashable, Sendable, CaseIterable {
    /// `Overlay.lifetime`, in seconds.
    case lifetime
    /// `SizeConstraints.width`, in points or as a share.
    case width
    /// `SizeConstraints.height`, in points or as a share.
    case height
    /// `SizeConstraints.maximumWidth`, in points or as a share.
    case maximumWidth
    /// `SizeConstraints.maximumHeight`, in points or as a share.
    case maximumHeight
    /// `SizeConstraints.regularWidthCap`, in points.
    case regularWidthCap
    /// `Overlay.margins.top`, in points.
    case topMargin
    /// `Overlay.margins.left`, in points.
    case leftMargin
    /// `Overlay.margins.bottom`, in points.
    case bottomMargin
    /// `Overlay.margins.right`, in points.
    case rightMargin
    /// The spacing of `ObstructionPolicy.avoided`, in points.
    case obstructionSpacing
    /// The edge resistance of `ObstructionPolicy.avoided`, in points.
    case edgeResistance
    /// `Overlay.buffer`, in points.
    case buffer
    /// `Overlay.overhang`, in points.
    case overhang
    /// `Spring.response`, in seconds.
    case springResponse
    /// `Spring.dampingRatio`, without a unit.
    case dampingRatio
    /// The duration of a `Timing.curve`, in seconds.
    case curveDuration
    /// An x of a `TimingCurve`'s control points, a share of its time.
    case curveTime
    /// A y of a `TimingCurve`'s control points, a share of the way.
    case curveProgress
  }
}
