import Foundation

/// The timing properties of a layer or an animation.
public protocol CAMediaTiming: NSObjectProtocol {
  var beginTime: Double { get set }
  var duration: Double { get set }
  var speed: Float { get set }
  var timeOffset: Double { get set }
  var repeatCount: Float { get set }
  var repeatDuration: Double { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// An action that runs when a layer's property changes.
public protocol CAAction: NSObjectProtocol {
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// A moment, or a number of seconds.
public typealias CFAbsoluteTime = Double

/// Returns the manual clock's time in seconds, which is independent of Foundation's dates.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { StandIn.now }

/// Returns the manual clock's time in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { StandIn.now }
