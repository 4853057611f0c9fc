public import Foundation

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's built-in curves.
  case builtin = 0
  /// A cubic Bézier.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring combined with a cubic Bézier.
  case composed = 3
}

/// The timing curve of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
  /// The kind of curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic Bézier, or `nil` if there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or `nil` if there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the timing function and its duration for an animator with a given duration.
  ///
  /// If a spring defines its own duration, that duration is returned.
  func pace(lasting duration: Double) -> (function: CAMediaTimingFunction, seconds: Double) {
    if let spring = springTimingParameters?.curve(lasting: duration) {
      return (SpringPace(spring), spring.duration)
    }
    return (cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .default), duration)
  }
}

/// A timing curve that is a cubic Bézier.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The requested built-in curve, or ease-in-out for custom control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// The kind of curve.
  public let timingCurveType: UITimingCurveType

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates a built-in curve.
  public init(animationCurve: UIView.AnimationCurve) {
    self.animationCurve = animationCurve
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) =
      switch animationCurve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
  }

  /// Creates a curve from two control points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// No spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

/// A timing curve that is a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in whole distances per second.
  ///
  /// The stand-in only uses `dx`.
  public let initialVelocity: CGVector
  private let kind: Kind

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  private enum Kind {
    case ratio(Double)
    case weight(mass: Double, stiffness: Double, damping: Double)
    case perceived(duration: Double, bounce: Double)
  }

  /// Creates a critically damped spring.
  public convenience override init() {
    self.init(dampingRatio: 1)
  }

  /// Creates a spring that settles within the animator's duration, without an initial velocity.
  public convenience init(dampingRatio: CGFloat) {
    self.init(dampingRatio: dampingRatio, initialVelocity: .zero)
  }

  /// Creates a spring that settles within the animator's duration.
  public init(dampingRatio: CGFloat, initialVelocity: CGVector) {
    kind = .ratio(Double(dampingRatio))
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from physical values, which determine the animator's duration
  /// ("UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:)").
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    kind = .weight(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring with a perceived duration, which replaces the animator's duration.
  public init(duration: Double, bounce: CGFloat, initialVelocity: CGVector) {
    kind = .perceived(duration: duration, bounce: Double(bounce))
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring with a perceived duration, without an initial velocity.
  public convenience init(duration: Double, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// No curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  func curve(lasting duration: Double) -> SpringCurve {
    let velocity = Double(initialVelocity.dx)
    return switch kind {
    case .ratio(let ratio):
      SpringCurve(dampingRatio: ratio, lasting: duration, velocity: velocity)
    case .weight(let mass, let stiffness, let damping):
      SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    case .perceived(let duration, let bounce):
      SpringCurve(perceived: duration, bounce: bounce, velocity: velocity)
    }
  }
}
