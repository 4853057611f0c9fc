/// A recognizer of two fingers that move together or apart, which the stand-in doesn't recognize.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance divided by their initial distance.
  open var scale: CGFloat = 1
}

/// A recognizer of two fingers that rotate, which the stand-in doesn't recognize.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle by which the fingers have rotated, in radians.
  open var rotation: CGFloat = 0
}
