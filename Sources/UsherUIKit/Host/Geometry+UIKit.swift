#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

extension CGPoint {
  init(_ point: OverlayPoint) {
    self.init(x: CGFloat(point.x), y: CGFloat(point.y))
  }
}

extension CGSize {
  init(_ size: OverlaySize) {
    self.init(width: CGFloat(size.width), height: CGFloat(size.height))
  }
}

extension CGRect {
  init(_ rect: OverlayRect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension OverlayPoint {
  init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension OverlaySize {
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension OverlayRect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension OverlayRect {
  var center: CGPoint { CGPoint(x: CGFloat((minX + maxX) / 2), y: CGFloat((minY + maxY) / 2)) }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension OverlayViewport.WidthClass {
  /// Creates the equivalent width class, or returns `nil` if the size class is unspecified.
  init?(_ size: UIUserInterfaceSizeClass) {
    switch size {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    @unknown default: return nil
    }
  }
}
#endif
