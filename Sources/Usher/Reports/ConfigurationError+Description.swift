public import UsherCore

extension ConfigurationError: CustomStringConvertible {
  /// The invalid value, and the range of valid values.
  public var description: String {
    switch self {
    case .notFinite(let parameter, let value):
      "\(parameter.label) is \(value). Use a finite number"
    case .negative(let parameter, let value):
      "\(parameter.label) is \(value). Use zero or more"
    case .outOfRange(let parameter, let value, let range):
      range.upperBound == .greatestFiniteMagnitude
        ? "\(parameter.label) is \(value). Use a finite number of at least \(range.lowerBound)"
        : "\(parameter.label) is \(value). Use a number from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

extension ConfigurationError.Parameter {
  fileprivate var label: String {
    switch self {
    case .lifetime: "the lifetime in seconds"
    case .delay: "the delay in seconds"
    case .maximumWait: "the maximum wait in seconds"
    case .minimumTime: "the minimum time in seconds"
    case .expandsAfter: "the delay before expansion in seconds"
    case .width: "the width"
    case .height: "the height"
    case .maximumWidth: "the maximum width"
    case .maximumHeight: "the maximum height"
    case .regularWidthCap: "the regular width cap"
    case .detentFraction: "the fraction of a detent"
    case .detentHeight: "the height of a detent"
    case .anchorSpacing: "the spacing to an anchor"
    case .anchorWait: "the wait for an anchor in seconds"
    case .arrowWidth: "the width of an arrow"
    case .arrowLength: "the length of an arrow"
    case .arrowInset: "the inset of an arrow"
    case .spotlightPadding: "the padding of a spotlight"
    case .spotlightCornerRadius: "the corner radius of a spotlight"
    case .topMargin: "the top margin"
    case .leftMargin: "the left margin"
    case .bottomMargin: "the bottom margin"
    case .rightMargin: "the right margin"
    case .obstructionSpacing: "the spacing to an obstruction"
    case .edgeResistance: "the edge resistance"
    case .buffer: "the buffer"
    case .overhang: "the overhang"
    case .restingOpacity: "the opacity"
    case .laneSpacing: "a lane's spacing"
    case .stackPeek: "a stack's peek"
    case .stackShrink: "a stack's shrink"
    case .swipeSpeed: "a swipe's speed threshold"
    case .swipeShare: "a swipe's share threshold"
    case .swipeDistance: "a swipe's distance threshold"
    case .swipeMargin: "a swipe's margin"
    case .resistanceLimit: "a logarithmic resistance's limit"
    case .resistanceExponent: "a resistance's exponent"
    case .exitDuration: "a throw's duration in seconds"
    case .flingMinimumSpeed: "a fling's minimum speed"
    case .flingMinimumEnergy: "a fling's minimum energy"
    case .flingMaximumSpeed: "a fling's maximum speed"
    case .flingMaximumSpin: "a fling's maximum spin"
    case .hideDelay: "a fling's hide delay in seconds"
    case .springResponse: "a spring's response in seconds"
    case .dampingRatio: "a spring's damping ratio"
    case .springDuration: "a spring's duration in seconds"
    case .initialVelocity: "a spring's initial velocity in distances per second"
    case .curveDuration: "a curve's duration in seconds"
    case .curveTime: "a curve's control point x"
    case .curveProgress: "a curve's control point y"
    case .transitionDelay: "a transition's delay in seconds"
    case .slide: "a transition's slide distance"
    case .scale: "a transition's scale"
    case .anchor: "a transition's anchor"
    case .rotation: "a transition's rotation"
    case .opacity: "a transition's opacity"
    }
  }
}
