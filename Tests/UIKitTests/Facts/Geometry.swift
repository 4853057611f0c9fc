#if UIKIT_STAND_IN
import UIKit

/// A view's geometry in all terms, for comparing them together.
struct Geometry: Equatable, Sendable {
  var frame: CGRect
  var bounds: CGRect
  var center: CGPoint

  init(frame: CGRect, bounds: CGRect, center: CGPoint) {
    self.frame = frame.settled
    self.bounds = bounds.settled
    self.center = center
  }

  @MainActor
  init(_ view: UIView) {
    self.init(frame: view.frame, bounds: view.bounds, center: view.center)
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// The rectangle without the rounding errors that a rotation adds.
  var settled: CGRect {
    func settle(_ value: CGFloat) -> CGFloat { (value * 1e9).rounded() / 1e9 }
    return CGRect(settle(minX), settle(minY), settle(width), settle(height))
  }
}

extension CGPoint {
  init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}

extension UIEdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
#endif
