import Foundation

/// A layer filled by a gradient.
open class CAGradientLayer: CALayer {
  open var colors: [Any]? {
    didSet { changed("colors", from: oldValue) }
  }
  open var locations: [NSNumber]? {
    didSet { if locations != oldValue { changed("locations", from: oldValue) } }
  }
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { if startPoint != oldValue { changed("startPoint", from: oldValue) } }
  }
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { if endPoint != oldValue { changed("endPoint", from: oldValue) } }
  }
  open var type: CAGradientLayerType = .axial

  override func copyValues(from layer: CALayer) {
    super.copyValues(from: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    colors = layer.colors
    locations = layer.locations
    startPoint = layer.startPoint
    endPoint = layer.endPoint
    type = layer.type
  }

  override func emptyCopy() -> CALayer { CAGradientLayer() }
}
