/// A recognizer of two fingers that move together or apart; the stand-in recognizes none.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor between the fingers' distance and their first one.
  open var scale: CGFloat = 1
}

/// A recognizer of two fingers that turn; the stand-in recognizes none.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle that the fingers have turned by, in radians.
  open var rotation: CGFloat = 0
}
