import Foundation

extension CALayer {
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  public func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(CALayer.transform(from: layer, to: self))
  }

  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(CALayer.transform(from: self, to: layer))
  }

  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(CALayer.transform(from: layer, to: self))
  }

  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(CALayer.transform(from: self, to: layer))
  }

  /// The transform from the layer's to its superlayer's coordinates, around the anchor point at
  /// `position`.
  var toSuperlayer: CGAffineTransform { toSuperlayer(of: bounds) }

  /// The transform to the superlayer's coordinates that other bounds would have.
  private func toSuperlayer(of bounds: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The transform from the layer's coordinates to those of a layer above it; with `nil`, to those
  /// of the topmost layer's superlayer.
  func transform(up ancestor: CALayer?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer: CALayer? = self
    while let next = layer, next !== ancestor {
      transform = transform.concatenating(next.toSuperlayer)
      layer = next.superlayer
    }
    return transform
  }

  /// The transform between two layers, by the nearest layer above both: a transform further up,
  /// even one without area, has no part in it.
  private static func transform(from start: CALayer?, to end: CALayer?) -> CGAffineTransform {
    var above: [CALayer] = []
    var layer = end
    while let next = layer {
      above.append(next)
      layer = next.superlayer
    }
    var common = start
    while let next = common, !above.contains(where: { $0 === next }) { common = next.superlayer }
    return (start?.transform(up: common) ?? .identity)
      .concatenating(end?.transform(up: common).inverted() ?? .identity)
  }

  /// Places the layer at a frame; the bounds' origin is left unchanged.
  func takeFrame(_ frame: CGRect) {
    var affine = affineTransform()
    (affine.tx, affine.ty) = (0, 0)
    let size = affine.isIdentity ? frame.size : frame.applying(affine.inverted()).size
    let target = CGRect(origin: bounds.origin, size: size)
    let off = target.applying(toSuperlayer(of: target)).origin
    // The place comes first, so that the delegate, told of the size, finds the whole frame.
    position = CGPoint(
      x: position.x + frame.minX - off.x, y: position.y + frame.minY - off.y)
    bounds = target
  }
}
