import Foundation

/// The times of a layer or an animation.
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

/// Something that runs when a layer's property changes.
public protocol CAAction: NSObjectProtocol {
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// The present time in seconds, by the manual clock.
public func CACurrentMediaTime() -> CFTimeInterval { StandIn.now }
