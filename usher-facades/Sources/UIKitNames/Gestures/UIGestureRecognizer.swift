#if os(Linux) && !UIKIT_STAND_IN
public import Foundation

/// A placeholder for a gesture that Usher recognizes by itself; a library may read `isEnabled`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Whether the gesture is recognized, where a library reads this.
  open var isEnabled = true
  /// The view that the recognizer is attached to.
  public internal(set) weak var view: UIView?
  /// Whether recognized touches are withheld from the view; stored without effect.
  open var cancelsTouchesInView = true
}

/// A recognizer of taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// A recognizer of drags.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}
#endif
