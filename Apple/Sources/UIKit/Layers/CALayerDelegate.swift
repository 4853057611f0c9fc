import Foundation

/// The object that a layer asks, in UIKit the layer's view.
///
/// All functions are optional there and have empty defaults here.
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?

  /// Tells a view that its size has changed. UIKit has private ways for that.
  func sizeChanged(of layer: CALayer, from old: CGSize)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func sizeChanged(of layer: CALayer, from old: CGSize) {}
}
