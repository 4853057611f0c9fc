import Foundation

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath? {
    didSet { if path != oldValue { changed("path", from: oldValue) } }
  }
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if fillColor != oldValue { changed("fillColor", from: oldValue) } }
  }
  open var fillRule: CAShapeLayerFillRule = .nonZero
  open var strokeColor: CGColor? {
    didSet { if strokeColor != oldValue { changed("strokeColor", from: oldValue) } }
  }
  open var strokeStart: CGFloat = 0 {
    didSet { if strokeStart != oldValue { changed("strokeStart", from: oldValue) } }
  }
  open var strokeEnd: CGFloat = 1 {
    didSet { if strokeEnd != oldValue { changed("strokeEnd", from: oldValue) } }
  }
  open var lineWidth: CGFloat = 1 {
    didSet { if lineWidth != oldValue { changed("lineWidth", from: oldValue) } }
  }
  open var miterLimit: CGFloat = 10
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0

  override func copyValues(from layer: CALayer) {
    super.copyValues(from: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    fillRule = layer.fillRule
    strokeColor = layer.strokeColor
    strokeStart = layer.strokeStart
    strokeEnd = layer.strokeEnd
    lineWidth = layer.lineWidth
    miterLimit = layer.miterLimit
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPattern = layer.lineDashPattern
    lineDashPhase = layer.lineDashPhase
  }

  override func animatedValue(_ keyPath: String) -> AnimatedValue? {
    switch keyPath {
    case "path": .path(path ?? CGPath(elements: []))
    case "fillColor": .color(fillColor ?? .clear)
    case "strokeColor": .color(strokeColor ?? .clear)
    case "strokeStart": .number(Double(strokeStart))
    case "strokeEnd": .number(Double(strokeEnd))
    case "lineWidth": .number(Double(lineWidth))
    case "lineDashPhase": .number(Double(lineDashPhase))
    default: super.animatedValue(keyPath)
    }
  }

  override func setAnimatedValue(_ value: AnimatedValue, _ keyPath: String) {
    switch (keyPath, value) {
    case ("path", .path(let path)): self.path = path
    case ("fillColor", .color(let color)): fillColor = color
    case ("strokeColor", .color(let color)): strokeColor = color
    case ("strokeStart", _): strokeStart = value.number
    case ("strokeEnd", _): strokeEnd = value.number
    case ("lineWidth", _): lineWidth = value.number
    case ("lineDashPhase", _): lineDashPhase = value.number
    default: super.setAnimatedValue(value, keyPath)
    }
  }

  override func emptyCopy() -> CALayer { CAShapeLayer() }
}
