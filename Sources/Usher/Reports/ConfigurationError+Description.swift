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
  fileprivate var label: String {
    switch self {
    case .lifetime: "the lifetime in seconds"
    case .delay: "the delay in seconds"
    case .maximumWait: "the maximum wait in seconds"
    case .minimumTime: "the minimum time in seconds"
    case .unfoldsAfter: "the time until it unfolds in seconds"
    case .width: "the width"
    case .height: "the height"
    case .maximumWidth: "the maximum width"
    case .maximumHeight: "the maximum height"
    case .regularWidthCap: "the cap of a regular width"
    case .topMargin: "the top margin"
    case .leftMargin: "the left margin"
    case .bottomMargin: "the bottom margin"
    case .rightMargin: "the right margin"
    case .obstructionSpacing: "the spacing to an obstruction"
    case .edgeResistance: "the edge resistance"
    case .buffer: "the buffer"
    case .overhang: "the overhang"
    case .laneSpacing: "a lane's spacing"
    case .pilePeek: "a pile's peek"
    case .pileShrink: "a pile's shrink"
    case .swipeSpeed: "the speed of a swipe"
    case .swipeShare: "the share of a swipe"
    case .swipeDistance: "the distance of a swipe"
    case .swipeMargin: "the margin of a swipe"
    case .resistanceLimit: "the limit of a logarithmic resistance"
    case .resistanceExponent: "the exponent of a resistance"
    case .throwLength: "the length of a throw in seconds"
    case .flingMinimumSpeed: "the minimum speed of a fling"
    case .flingMinimumEnergy: "the minimum energy of a fling"
    case .flingMaximumSpeed: "the maximum speed of a fling"
    case .flingMaximumSpin: "the maximum spin of a fling"
    case .hideDelay: "the hide delay of a fling in seconds"
    case .springResponse: "a spring's response in seconds"
    case .dampingRatio: "a spring's damping ratio"
    case .springDuration: "a spring's duration in seconds"
    case .initialVelocity: "a spring's initial velocity in ways per second"
    case .curveDuration: "a curve's duration in seconds"
    case .curveTime: "the x of a curve's control point"
    case .curveProgress: "the y of a curve's control point"
    case .transitionDelay: "the delay of a transition's part in seconds"
    case .slide: "the distance a transition slides from"
    case .scale: "the scale a transition comes from"
    case .anchor: "the anchor a transition scales about"
    case .rotation: "the angle a transition turns from"
    case .opacity: "the opacity a transition comes from"
    }
  }
}
