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

  override func animatedValue(_ keyPath: String) -> AnimatedValue? {
    switch keyPath {
    case "colors": .list((colors ?? []).compactMap { AnimatedValue($0) })
    case "locations": .list((locations ?? []).compactMap { AnimatedValue($0) })
    case "startPoint": .point(startPoint)
    case "endPoint": .point(endPoint)
    default: super.animatedValue(keyPath)
    }
  }

  override func setAnimatedValue(_ value: AnimatedValue, _ keyPath: String) {
    switch (keyPath, value) {
    case ("colors", .list(let values)):
      colors = values.map { if case .color(let color) = $0 { color } else { CGColor.clear } }
    case ("locations", .list(let values)):
      locations = values.map { NSNumber(value: Double($0.number)) }
    case ("startPoint", .point(let point)): startPoint = point
    case ("endPoint", .point(let point)): endPoint = point
    default: super.setAnimatedValue(value, keyPath)
    }
  }

  override func emptyCopy() -> CALayer { CAGradientLayer() }
}
