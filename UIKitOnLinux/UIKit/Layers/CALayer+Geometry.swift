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

  /// Returns the transform to the superlayer's coordinates that other bounds would have.
  private func toSuperlayer(of bounds: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Returns the transform from the layer's coordinates to the coordinates of an ancestor.
  ///
  /// For `nil`, it returns the transform to the coordinates of the topmost layer's superlayer.
  func transform(up ancestor: CALayer?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer: CALayer? = self
    while let next = layer, next !== ancestor {
      transform = transform.concatenating(next.toSuperlayer)
      layer = next.superlayer
    }
    return transform
  }

  /// Returns the transform between two layers, which goes through their nearest common ancestor.
  ///
  /// Layers above that ancestor have no effect, even if their transform can't be inverted.
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

  /// Places the layer at a frame without changing the origin of its bounds.
  func takeFrame(_ frame: CGRect) {
    var affine = affineTransform()
    (affine.tx, affine.ty) = (0, 0)
    let size = affine.isIdentity ? frame.size : frame.applying(affine.inverted()).size
    let target = CGRect(origin: bounds.origin, size: size)
    let off = target.applying(toSuperlayer(of: target)).origin
    // The position is set first, so that the delegate finds the whole frame when it is notified of
    // the new size.
    position = CGPoint(
      x: position.x + frame.minX - off.x, y: position.y + frame.minY - off.y)
    bounds = target
  }
}
