import Foundation

/// A finger, a pencil or a pointer on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  open internal(set) var phase: Phase = .began
  open internal(set) var timestamp: Double = 0
  open internal(set) var type: TouchType = .direct
  open internal(set) var tapCount = 1
  /// The view that the touch is on.
  ///
  /// For a touch in a `TouchHosting` view, it is the view that the hosting view reports.
  open var view: UIView? {
    guard let host = target as? any TouchHosting else { return target }
    return host.reportedTouchView
  }
  /// The view that receives the touch.
  var target: UIView?
  open internal(set) var window: UIWindow?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open internal(set) var force: CGFloat = 1
  open internal(set) var majorRadius: CGFloat = 20

  /// The current and the previous location, in the window's coordinates.
  var point: CGPoint = .zero
  var previousPoint: CGPoint = .zero

  /// The phases that the view hasn't received yet.
  var inbox: [Phase] = []
  var hasReachedView = false
  var isCancelledInView = false

  override init() {
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: window) ?? point
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPoint, from: window) ?? previousPoint
  }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// A view that has parts other than views, which have recognizers and receive touches, as in
/// SwiftUI's hosting views.
@preconcurrency @MainActor
public protocol TouchHosting: UIView {
  /// The view that touches on this view report.
  ///
  /// Since iOS 26, the result is this view or `nil`, for any view under the finger
  /// (<https://github.com/UnlikeOtherAI/AppReveal/issues/27>).
  var reportedTouchView: UIView? { get }

  /// Returns the recognizers of the parts under a touch, the innermost first.
  func recognizers(for touch: UITouch) -> [UIGestureRecognizer]
}
