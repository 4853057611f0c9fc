import Foundation

extension CALayer {
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.filter { $0 !== layer }.count)
  }

  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  public func removeFromSuperlayer() {
    superlayer?.children.removeAll { $0 === self }
    superlayer?.setNeedsLayout()
    superlayer = nil
  }

  /// Returns the model layer, which is the layer itself or the original of a presentation copy.
  public func model() -> CALayer { source ?? self }

  /// The sublayers from back to front, sorted by `zPosition` and then by their order in the tree.
  var inDrawingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    setNeedsLayout()
  }
}
