import Foundation

/// The delegate of a layer, which is the layer's view in UIKit.
///
/// All functions are optional in UIKit and have empty defaults here.
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
