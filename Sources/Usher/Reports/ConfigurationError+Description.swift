public import UsherCore

extension ConfigurationError: CustomStringConvertible {
  /// The unusable value, and the range of usable values.
  public var description: String {
    switch self {
    case .notFinite(let parameter, let value):
      "\(parameter.label) is \(value); give a finite number"
    case .negative(let parameter, let value):
      "\(parameter.label) is \(value); give zero or more"
    case .outOfRange(let parameter, let value, let range):
      range.upperBound == .greatestFiniteMagnitude
        ? "\(parameter.label) is \(value); give a finite number of \(range.lowerBound) or more"
        : "\(parameter.label) is \(value); give \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

extension ConfigurationError.Parameter {
  /// The words for the parameter; a test sees that none lacks them.
  fileprivate var label: String { Self.labels[self] ?? "a number" }

  private static let labels: [Self: String] = Dictionary(
    OverlayProperty.all.flatMap(\.numbers).map { ($0.parameter, $0.words) } + parts
  ) { first, _ in first }

  /// The words for the numbers of lanes, swipes, timings and transitions.
  private static let parts: [(Self, String)] = [
    (.laneSpacing, "a lane's spacing"),
    (.stackPeek, "a stack's peek"),
    (.stackShrink, "a stack's shrink"),
    (.swipeSpeed, "a swipe's speed threshold"),
    (.swipeShare, "a swipe's share threshold"),
    (.swipeDistance, "a swipe's distance threshold"),
    (.swipeMargin, "a swipe's margin"),
    (.resistanceLimit, "a logarithmic resistance's limit"),
    (.resistanceExponent, "a resistance's exponent"),
    (.exitDuration, "a throw's duration in seconds"),
    (.flingMinimumSpeed, "a fling's minimum speed"),
    (.flingMinimumEnergy, "a fling's minimum energy"),
    (.flingMaximumSpeed, "a fling's maximum speed"),
    (.flingMaximumSpin, "a fling's maximum spin"),
    (.hideDelay, "a fling's hide delay in seconds"),
    (.springResponse, "a spring's response in seconds"),
    (.dampingRatio, "a spring's damping ratio"),
    (.springDuration, "a spring's duration in seconds"),
    (.initialVelocity, "a spring's initial velocity in distances per second"),
    (.curveDuration, "a curve's duration in seconds"),
    (.curveTime, "a curve's control point x"),
    (.curveProgress, "a curve's control point y"),
    (.transitionDelay, "a transition's delay in seconds"),
    (.slide, "a transition's slide distance"),
    (.scale, "a transition's scale"),
    (.anchor, "a transition's anchor"),
    (.rotation, "a transition's rotation"),
    (.opacity, "a transition's opacity"),
  ]
}
